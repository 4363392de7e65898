import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import type { TeamMember } from '@/lib/contract/people/team';
import { inWords } from '@/lib/relative-dates';
import { daysUntilBirthday, monthsSince } from './tenure';

interface TeamCardProps {
  readonly member: TeamMember;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** From so many days on a birthday is near. */
const NEAR_DAYS = 14;

/** Somebody who reports to the reader: what they have open, how long they have been here, and when their birthday is. */
export async function TeamCard({ member, today }: TeamCardProps) {
  const [t, locale] = await Promise.all([getTranslations('team'), getLocale()]);
  const { OpenTasks, OverdueTasks, Birthday, Lines, ManagerName, Leads } = member;
  const months = monthsSince(member.DateOfJoin, today);
  const days = daysUntilBirthday(Birthday, today);
  const birthday =
    days !== null &&
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      // A leap year, so that each day exists.
      Date.parse(`2024-${Birthday}`),
    );
  const isManaged = Lines.includes('manager');
  const tenure =
    months !== null && (months < 12 ? t('months', { count: months }) : t('years', { count: Math.floor(months / 12) }));
  const facts: [name: string, value: ReactNode][] = [
    [t('tenure'), tenure],
    [
      t('birthday'),
      birthday && (
        <>
          {birthday} {days <= NEAR_DAYS && <Badge tone="accent">{inWords(days, 'day', locale)}</Badge>}
        </>
      ),
    ],
    [t('leads'), Leads > 0 && t('people', { count: Leads })],
    [t('manager'), ManagerName],
    [t('line'), !isManaged && Lines.map((line) => t(`lines.${line}`)).join(', ')],
  ];
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5 print:break-inside-avoid">
      <PersonChip
        name={member.Name}
        employeeId={member.Empid}
        hasPhoto={member.HasPhoto}
        keyCode={member.KeyCode}
        face="md"
      >
        <span className="block font-normal text-muted wrap-anywhere">
          {[member.Empid, member.Level_Name].filter(Boolean).join(' · ')}
        </span>
      </PersonChip>
      <p className="mt-3 wrap-anywhere">{[member.Unit_Name, member.Location_Name].filter(Boolean).join(' · ')}</p>
      {isManaged && (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {OpenTasks === 0 ? <span className="text-muted">{t('nothingOpen')}</span> : t('open', { count: OpenTasks })}
          {OverdueTasks > 0 && <Badge tone="danger">{t('overdue', { count: OverdueTasks })}</Badge>}
        </p>
      )}
      <dl className="mt-3 space-y-1 border-t border-line pt-3">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
