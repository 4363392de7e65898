import { useId } from 'react';
import type { Part } from './part';
import { Patterns, patternAt } from './patterns';
import { TONE_FILL, toneAt } from './tones';

interface DonutProps {
  readonly parts: readonly Part[];
  readonly middle: string;
}

const [SIZE, OUTER] = [200, 96];
/** How much of the radius is left open in the middle. */
export const HOLE = 0.65;
const INNER = OUTER * HOLE;

const point = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(2)} ${(SIZE / 2 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** A part of the ring from one turn to another, 1 being all around. */
function arc(from: number, to: number): string {
  const end = Math.min(to, from + 0.9999);
  const isLong = end - from > 0.5 ? 1 : 0;
  return `M ${point(OUTER, from)} A ${OUTER} ${OUTER} 0 ${isLong} 1 ${point(OUTER, end)}
    L ${point(INNER, end)} A ${INNER} ${INNER} 0 ${isLong} 0 ${point(INNER, from)} Z`;
}

/** Parts of a whole as a ring. */
export function Donut({ parts, middle }: DonutProps) {
  const id = useId();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return null;
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0) / whole);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="h-auto w-full max-w-52">
      <Patterns id={id} />
      {parts.map(({ label, value }, at) => {
        if (value === 0) return null;
        const shape = arc(ends[at - 1] ?? 0, ends[at]!);
        return (
          <g key={label}>
            <path d={shape} className={TONE_FILL[toneAt(at)]} />
            <path d={shape} fill={patternAt(id, at)} strokeWidth={2} className="stroke-surface" />
          </g>
        );
      })}
      <text x={SIZE / 2} y={SIZE / 2 + 10} textAnchor="middle" className="fill-ink text-[28px] font-semibold digits">
        {middle}
      </text>
    </svg>
  );
}
