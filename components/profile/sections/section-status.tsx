import { clsx } from 'clsx';
import { AlertIcon, CheckIcon } from '@/components/ui/icons/form-icons';
import { ClockIcon } from '@/components/ui/icons/icons';
import type { SectionStatus } from '@/lib/contract/people/record-rules';

/** APPR-01 to APPR-03: never by the colour alone. */
const looks = {
  pending: { tone: 'bg-warning-tint text-warning', icon: ClockIcon },
  approved: { tone: 'bg-success-tint text-success', icon: CheckIcon },
  rejected: { tone: 'bg-danger-tint text-danger', icon: AlertIcon },
} as const;

interface SectionStatusBadgeProps {
  readonly StatusCode: SectionStatus;
  readonly StatusName: string;
}

/** Where a section stands; nothing where it was never changed. */
export function SectionStatusBadge({ StatusCode, StatusName }: SectionStatusBadgeProps) {
  if (StatusCode === '') return null;
  const { tone, icon: StatusIcon } = looks[StatusCode];
  return (
    <span
      className={clsx('inline-flex items-center gap-1 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs font-medium', tone)}
    >
      <StatusIcon className="size-3.5" />
      {StatusName}
    </span>
  );
}
