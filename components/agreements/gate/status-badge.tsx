import { clsx } from 'clsx';
interface StatusBadgeProps {
  readonly StatusName: string;
  readonly IsPending: boolean;
}

/** COC-30 to COC-32: the warning colour for what is pending, the primary one for anything else. */
export function StatusBadge({ StatusName, IsPending }: StatusBadgeProps) {
  const isPending = IsPending || StatusName === 'Pending';
  const tone = isPending ? 'bg-warning-tint text-warning' : 'bg-accent-tint text-accent-text';
  return (
    <span
      className={clsx('mt-1 inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium', tone)}
    >
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', isPending ? 'bg-warning' : 'bg-accent')} />
      {StatusName}
    </span>
  );
}
