'use client';

import { PersonLine } from '@/components/people/person-line';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { AroundCard } from './around-card';

type Line = ReplyFor<'listReportingInfo'>[number];

interface ReportingCardProps {
  readonly lines: readonly Line[];
  /** Whose they are; with it the pencil opens the histories here. */
  readonly cardKey?: string;
}

/** INFO-01, INFO-02: who leads somebody, since when, and who did before. */
export function ReportingCard({ lines, cardKey }: ReportingCardProps) {
  const t = useMessages('profile-sections.around');
  const language = useLanguage();
  if (lines.length === 0) return null;
  const change = lines.some(({ rme }) => rme) && {
    page: cardKey ? (`/ecenter/managerupdate/request/${cardKey}` as const) : ('/ecenter/managerupdate' as const),
    label: t('changeLines'),
    panel: cardKey ? ({ name: 'reporting-lines', subject: cardKey } as const) : undefined,
  };
  return (
    <AroundCard id="lines" title={t('lines')} change={change}>
      <ul>
        {lines.map((line) => (
          <li key={line.RepManagerType}>
            <PersonLine
              name={line.AppName}
              employeeId={line.AppEmpid}
              hasPhoto={line.HasPhoto}
              keyCode={line.KeyCode}
              detail={line.RepManagerType}
            />
            <p className="-mt-2 pr-5 pb-2 pl-16 text-muted md:pr-6 md:pl-[4.25rem]">
              {[t('lineSince', { day: wireTimeText(line.FromDate, language) }), before(line)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </AroundCard>
  );

  function before({ PasRepManagerType: name, PrevDate: day }: Line): string {
    if (name === '') return '';
    return day ? t('lineBeforeUntil', { name, day: wireTimeText(day, language) }) : t('lineBefore', { name });
  }
}
