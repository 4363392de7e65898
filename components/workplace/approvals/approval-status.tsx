import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icons/icon';

const RING = 'M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z';

/** APPR-01 to APPR-03: by the wire's status. */
const STATUS: Readonly<Record<number, { classes: string; path: string }>> = {
  0: { classes: 'bg-warning-tint text-warning', path: `${RING}M12 8.5V12l2.5 2` },
  2: { classes: 'bg-success-tint text-success', path: `${RING}m-10 .3 2 2 4-4.3` },
  4: { classes: 'bg-danger-tint text-danger', path: `${RING}m-9.5-2.5 5 5m0-5-5 5` },
};

/** What became of a request: by its words and a sign of its own, not by colour alone. */
export function ApprovalStatus({ code, name }: { readonly code: 0 | 2 | 4; readonly name: string }) {
  const status = STATUS[code];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs font-medium whitespace-nowrap',
        status?.classes,
      )}
    >
      <Icon path={status?.path ?? RING} className="size-4" />
      {name}
    </span>
  );
}
