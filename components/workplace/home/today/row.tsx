import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { photoOf } from '@/lib/files/photo';
import { BellIcon } from '@/components/ui/icons/icons';
import { Logo } from '@/components/ui/icons/logo';
import { PersonChip } from '@/components/people/person-chip';
import { FinishRow } from '@/components/platform/finish/finish-row';
import { NearTime } from '../near-time';
import { kindIcons } from './kind-icons';
import { openingOf } from './opening-of';
import { OpenRow } from './open-row';
import type { TodayRow } from './today-row';

/** One thing that waits: what, who, when, and one button that does it or opens where it is done. */
export async function Row({ row }: { row: TodayRow }) {
  const t = await getTranslations('home');
  const { Kind, Code, Title, Group, Action, Name, Empid, HasPhoto, KeyCode, DueDate, IsOverdue, CreatedDate } = row;
  const KindIcon = kindIcons[Kind] ?? BellIcon;
  const when = DueDate || CreatedDate;
  const opening = openingOf(row);
  return (
    <li className="group/task flex min-h-14 flex-wrap items-center justify-end gap-x-3 px-4 py-1.5 -outline-offset-2 first:rounded-t-lg last:rounded-b-lg md:px-5">
      {Group === 'team' ? (
        <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
      ) : (
        <span
          className={clsx(
            'grid size-9 shrink-0 place-items-center rounded-full',
            Group === 'info' ? 'bg-surface-sunken text-muted' : 'bg-accent-tint text-accent-text',
          )}
        >
          <KindIcon />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-24 py-1 transition-opacity duration-150 group-has-data-done/task:opacity-60">
        <p className="font-medium wrap-anywhere group-has-data-done/task:line-through">
          <OpenRow {...opening} look="title" />
        </p>
        {(Name || when) && (
          <p className="wrap-anywhere text-muted">
            {Name && <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="none" />}
            {Name && when && ' · '}
            {when && (
              <NearTime
                at={when}
                sentence={DueDate ? (date) => t(IsOverdue ? 'wasDue' : 'due', { date }) : undefined}
                className={clsx('sm:whitespace-nowrap', IsOverdue && 'font-medium text-danger')}
              />
            )}
          </p>
        )}
      </div>
      {Group !== 'team' && Action === 'finish' && (
        <FinishRow
          of={Kind === 'task' ? 'task' : 'notification'}
          code={Code}
          title={Title}
          mark={<Logo size={{ width: 18, height: 18 }} />}
        />
      )}
      {Group !== 'team' && Action !== 'finish' && (
        <OpenRow {...opening} look="button" text={t(Action === 'reply' ? 'reply' : 'open')} />
      )}
    </li>
  );
}
