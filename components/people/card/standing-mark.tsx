import { clsx } from 'clsx';

interface StandingMarkProps {
  readonly standing: 'active' | 'inactive';
  readonly label: string;
}

/** CARD-03, CARD-04: at a face whether somebody works here: a tick for those who do, a cross for those who did. */
export function StandingMark({ standing, label }: StandingMarkProps) {
  const isActive = standing === 'active';
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={clsx(
        'absolute right-0 bottom-0 grid size-4 place-items-center rounded-full text-surface [box-shadow:0_0_0_2px_var(--surface-raised)]',
        isActive ? 'bg-success' : 'bg-danger',
      )}
    >
      <svg viewBox="0 0 16 16" fill="none" strokeWidth="2.2" strokeLinecap="round" className="size-3 stroke-current">
        <path d={isActive ? 'm4.5 8.5 2.3 2.3 4.7-5' : 'm5 5 6 6m0-6-6 6'} />
      </svg>
    </span>
  );
}
