interface ShareBarProps {
  readonly part: number;
  readonly whole: number;
  /** Says in words what it shows. */
  readonly label: string;
}

/** How much of a whole is done, as a fine line. */
export function ShareBar({ part, whole, label }: ShareBarProps) {
  const percent = whole > 0 ? Math.min(100, (part / whole) * 100) : 0;
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-1.5 w-full rounded-full bg-surface-sunken"
    >
      <rect width={percent} height="2" className={percent === 100 ? 'fill-success' : 'fill-accent'} />
    </svg>
  );
}
