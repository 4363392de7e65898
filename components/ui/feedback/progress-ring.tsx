const RADIUS = 26;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A share of a whole, drawn and in figures; `label` says of what. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" fill="none" strokeWidth="5" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r={RADIUS} className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          className="stroke-accent"
          strokeLinecap="round"
          strokeDasharray={`${(CIRCUMFERENCE * percent) / 100} ${CIRCUMFERENCE}`}
        />
      </svg>
      <span aria-hidden="true" className="font-semibold digits">
        {percent}%
      </span>
    </div>
  );
}
