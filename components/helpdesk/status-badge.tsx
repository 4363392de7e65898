import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { StatusName } from './settings/statuses/status-name';

interface StatusBadgeProps {
  readonly code: number;
  /** May be HTML (INBOX-22). */
  readonly name: string;
}

const RING = 'M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z';
const PAUSED = { classes: 'bg-warning-tint text-warning', path: `${RING}m-8.5-2.5v5m3-5v5` };

/** The statuses that the product brings; one that somebody added is a plain ring. */
const STATUS_CLASSES: Readonly<Record<number, { classes: string; path: string }>> = {
  1: { classes: 'bg-info-tint text-info', path: RING },
  2: { classes: 'bg-accent-tint text-accent-text', path: `${RING}M12 8.5V12l2.5 2` },
  3: PAUSED,
  4: PAUSED,
  5: { classes: 'bg-info-tint text-info', path: 'm9.5 7.5-4 4 4 4m-4-4h9a4 4 0 0 1 4 4v1' },
  10: { classes: 'bg-success-tint text-success', path: `${RING}m-10 .3 2 2 4-4.3` },
};
const OTHER_STATUS = { classes: 'bg-surface-sunken text-muted', path: RING };

/** What state a ticket is in: by its words and a sign of its own, not by colour alone. */
export function StatusBadge({ code, name }: StatusBadgeProps) {
  const { classes, path } = STATUS_CLASSES[code] ?? OTHER_STATUS;
  return (
    <div
      className={clsx(
        'inline-flex min-w-0 items-center gap-1 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs font-medium',
        classes,
      )}
    >
      <Icon path={path} className="size-4" />
      <StatusName html={name} loadingText="" />
    </div>
  );
}
