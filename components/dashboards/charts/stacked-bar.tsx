import { useId } from 'react';
import type { Part } from './part';
import { Patterns, patternAt } from './patterns';
import { TONE_FILL, toneAt } from './tones';

interface StackedBarProps {
  readonly parts: readonly Part[];
}

const [WIDTH, HEIGHT] = [480, 40];
/** DASH-18: the bar fills so much of its place. */
const BAR_SHARE = 0.8;

/** Parts of a whole beside each other. */
export function StackedBar({ parts }: StackedBarProps) {
  const id = useId();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return null;
  const begins = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none" className="h-10 w-full">
      <Patterns id={id} />
      {parts.map(({ label, value }, at) => {
        const place = {
          x: (begins[at]! / whole) * WIDTH,
          y: (HEIGHT * (1 - BAR_SHARE)) / 2,
          width: (value / whole) * WIDTH,
          height: HEIGHT * BAR_SHARE,
        };
        return (
          <g key={label}>
            <rect {...place} className={TONE_FILL[toneAt(at)]} />
            <rect {...place} fill={patternAt(id, at)} strokeWidth={2} className="stroke-surface" />
          </g>
        );
      })}
    </svg>
  );
}
