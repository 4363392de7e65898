import { useId } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import { numberText } from '../model/number-text';
import { Key } from './key';
import { Patterns, patternAt } from './patterns';
import { TONE_FILL, toneAt, type Tone } from './tones';

interface BarGroup {
  readonly label: string;
  /** One bar each, beside each other. */
  readonly values: readonly number[];
}

interface BarChartProps {
  readonly groups: readonly BarGroup[];
  readonly language: Language;
  /** What each of the bars beside each other is. */
  readonly names?: readonly string[];
  /** The colour of single bars, where it is not the first one. */
  readonly tone?: Tone;
}

const [WIDTH, HEIGHT, FOOT, HEAD] = [480, 200, 24, 20];
/** DASH-18: bars fill so much of their place. */
const BAR_SHARE = 0.8;

/** Values as bars beside each other, with a key to them; nothing where all are 0. The picture says nothing that the sentence and the table do not. */
export function BarChart({ groups, language, names, tone }: BarChartProps) {
  const id = useId();
  const most = Math.max(0, ...groups.flatMap(({ values }) => values));
  if (most === 0) return null;
  const place = WIDTH / groups.length;
  const room = HEIGHT - FOOT - HEAD;
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full overflow-visible">
        <Patterns id={id} />
        <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" strokeWidth={1} />
        {groups.map(({ label, values }, at) => {
          const width = (place * BAR_SHARE) / values.length;
          const left = at * place + (place * (1 - BAR_SHARE)) / 2;
          return (
            <g key={label}>
              {values.map((value, which) => {
                const height = value === 0 ? 0 : Math.max(2, (value / most) * room);
                const x = left + which * width;
                const bar = {
                  ...{ x: x + 1, y: HEIGHT - FOOT - height, rx: 3 },
                  ...{ width: Math.max(1, width - 2), height },
                };
                return (
                  <g key={which}>
                    <rect {...bar} className={TONE_FILL[tone ?? toneAt(which)]} />
                    {which > 0 && <rect {...bar} fill={patternAt(id, which)} />}
                    {width > 14 && value > 0 && (
                      <text
                        x={x + width / 2}
                        y={HEIGHT - FOOT - height - 5}
                        textAnchor="middle"
                        className="fill-ink text-[16px] digits md:text-[12px]"
                      >
                        {numberText(value, language)}
                      </text>
                    )}
                  </g>
                );
              })}
              <text
                x={at * place + place / 2}
                y={HEIGHT - 7}
                textAnchor="middle"
                className="fill-muted text-[17px] md:text-[12px]"
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      {names && (
        <div className="mt-3">
          <Key parts={names.map((label) => ({ label }))} />
        </div>
      )}
    </>
  );
}
