import { clsx } from 'clsx';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { withLower, withUpper, type Range, type RangeFilter } from '../filter/filter';

export interface RangeWords {
  readonly rangeLabel: string;
  readonly lowest: string;
  readonly highest: string;
}

interface RangeSliderProps {
  readonly filter: RangeFilter;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** What a range reads as (FIL-07). */
export function rangeText({ textOf = String }: RangeFilter, [lower, upper]: Range, t: Translate<'table'>): string {
  return t('rangeLabel', { min: textOf(lower), max: textOf(upper) });
}

/** Of two sliders on one line only the handles are touched, so that neither hides the other. */
const slider = `pointer-events-none absolute inset-x-0 top-0 h-11 w-full appearance-none bg-transparent outline-none
[&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto
[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-accent-text [&::-webkit-slider-thumb]:bg-surface
[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-accent-text [&::-moz-range-thumb]:bg-surface
[&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-accent-text
[&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-accent-text`;

/** Two handles on one line, each a slider of the browser's own, with what lies between them in words (FIL-06, FIL-07). */
export function RangeSlider({ filter, range, onChange }: RangeSliderProps) {
  const t = useMessages('table');
  const { title, min, max, textOf = String } = filter;
  const [lower, upper] = range;
  const percent = (value: number) => ((value - min) / (max - min)) * 100;
  const isLowerOnTop = lower > (min + max) / 2;
  return (
    <div className="px-1">
      <output className="block font-medium digits">{rangeText(filter, range, t)}</output>
      <div className="relative mt-1 h-11">
        <div className="absolute inset-x-3 top-5 h-1 rounded-full bg-line">
          <div
            className="absolute h-1 rounded-full bg-accent"
            style={{ left: `${percent(lower)}%`, right: `${100 - percent(upper)}%` }}
          />
        </div>
        <input
          type="range"
          aria-label={t('lowest', { name: title })}
          aria-valuetext={textOf(lower)}
          min={min}
          max={max}
          step={1}
          value={lower}
          onChange={({ target }) => onChange(withLower(range, target.valueAsNumber, filter))}
          className={clsx(slider, isLowerOnTop && 'z-10')}
        />
        <input
          type="range"
          aria-label={t('highest', { name: title })}
          aria-valuetext={textOf(upper)}
          min={min}
          max={max}
          step={1}
          value={upper}
          onChange={({ target }) => onChange(withUpper(range, target.valueAsNumber, filter))}
          className={slider}
        />
      </div>
      <div aria-hidden="true" className="flex justify-between text-muted digits">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </div>
    </div>
  );
}
