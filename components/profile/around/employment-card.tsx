'use client';

import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { AroundCard } from './around-card';

type Status = ReplyFor<'listEmploymentStatuses'>[number];

/** INFO-07, C16: such an employment is not given an end. */
const OPEN_ENDED = 3;

interface EmploymentCardProps {
  readonly statuses: readonly Status[];
  /** Whose they are; with it the pencil opens the history here. */
  readonly cardKey?: string;
}

/** INFO-05 to INFO-08: the kinds of employment that somebody has had, the latest first. */
export function EmploymentCard({ statuses, cardKey }: EmploymentCardProps) {
  const t = useMessages('profile-sections.around');
  const language = useLanguage();
  if (statuses.length === 0) return null;
  const change = statuses.some(({ jbe }) => jbe) && {
    page: cardKey ? (`/ecenter/jobstatusupdate/request/${cardKey}` as const) : ('/ecenter/jobstatusupdate' as const),
    label: t('changeStatuses'),
    panel: cardKey ? ({ name: 'job-status', subject: cardKey } as const) : undefined,
  };
  return (
    <AroundCard id="statuses" title={t('statuses')} change={change}>
      <ol className="px-5 pt-1 md:px-6">
        {statuses.map((status, at) => (
          <li key={status.FromDate} className="relative flex gap-3 pb-3 last:pb-1">
            <span aria-hidden="true" className="relative flex w-3 shrink-0 justify-center">
              <span
                className={clsx('z-10 mt-1.5 size-2.5 rounded-full', status.IsCurrent ? 'bg-accent' : 'bg-line-strong')}
              />
              {at < statuses.length - 1 && <span className="absolute top-2.5 -bottom-4 w-px bg-line" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {status.Emp_Status_Name}
                {status.IsCurrent && <Badge tone="accent">{t('current')}</Badge>}
              </span>
              <span className="block text-muted">{daysOf(status)}</span>
            </span>
          </li>
        ))}
      </ol>
    </AroundCard>
  );

  function daysOf({ Emp_Status_Code: code, FromDate, ToDate }: Status): string {
    const from = wireTimeText(FromDate, language);
    if (code === OPEN_ENDED) return t('effectiveFrom', { day: from });
    return ToDate ? t('fromTo', { from, to: wireTimeText(ToDate, language) }) : t('from', { day: from });
  }
}
