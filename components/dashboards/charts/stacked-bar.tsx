import { TONE_FILL, toneAt } from './tones';

interface StackedBarProps {
  readonly parts: readonly { readonly label: string; readonly value: number }[];
}

const [WIDTH, HEIGHT] = [480, 40];

/** Parts of a whole beside each other. */
export function StackedBar({ parts }: StackedBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return null;
  const begins = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none" className="h-10 w-full">
      {parts.map(({ label, value }, at) => (
        <rect
          key={label}
          x={(begins[at]! / whole) * WIDTH}
          y={0}
          width={(value / whole) * WIDTH}
          height={HEIGHT}
          className={`${TONE_FILL[toneAt(at)]} stroke-surface`}
          strokeWidth={2}
        />
      ))}
    </svg>
  );
}
