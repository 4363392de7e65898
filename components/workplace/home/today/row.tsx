import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { photoOf } from '@/lib/files/photo';
import { BellIcon, CompassIcon, HeadsetIcon, MessageIcon, TaskIcon, UserIcon } from '@/components/ui/icons/icons';
import { Logo } from '@/components/ui/icons/logo';
import { PersonChip } from '@/components/people/person-chip';
import { FinishRow } from '@/components/platform/finish/finish-row';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { NearTime } from '../near-time';
import { OpenRow } from './open-row';
import type { TodayRow } from './today-row';

const icons: Readonly<Record<string, typeof BellIcon>> = {
  task: TaskIcon,
  ticket: HeadsetIcon,
  message: MessageIcon,
  notification: BellIcon,
  profile: UserIcon,
  joining: CompassIcon,
};

/** Where one says that a task is done: home is such a place, too. */
const MY_TASKS = '/tracker/mytasks';

/** Where the conversation's page puts the focus into the reply. */
const REPLY = '?reply=1';

/** AUTH-08: where somebody new begins; no link of the HR API can name it. */
const ONBOARDING = '/preonboarding';

const pageOf = (row: TodayRow) => {
  if (row.Kind === 'joining') return ONBOARDING;
  const page = pageOfNotificationLink(row);
  if (!page || page === MY_TASKS) return null;
  return row.Action === 'reply' ? (`${page}${REPLY}` as const) : page;
};

/** One thing that waits: what, who, when, and one button that does it or opens where it is done. */
export async function Row({ row }: { row: TodayRow }) {
  const t = await getTranslations('home');
  const { Kind, Code, Title, Group, Action, Name, Empid, HasPhoto, KeyCode, DueDate, IsOverdue, CreatedDate } = row;
  const KindIcon = icons[Kind] ?? BellIcon;
  const when = DueDate || CreatedDate;
  const opening = {
    name: Title,
    page: pageOf(row),
    roleCode: row.RoleCode,
    roleName: row.Role_Name,
    notification: Kind === 'notification' || Kind === 'message' ? { code: Code, isRead: Action === 'open' } : null,
    panelSubject: `${row.RoleCode}${Kind === 'message' ? 'M' : 'N'}`,
  };
  return (
    <li className="group/task flex min-h-14 flex-wrap items-center gap-x-3 px-4 -outline-offset-2 first:rounded-t-lg last:rounded-b-lg md:px-5">
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
      <div className="min-w-0 flex-1 py-2.5 transition-opacity duration-150 group-has-data-done/task:opacity-60">
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
                className={clsx('whitespace-nowrap', IsOverdue && 'font-medium text-danger')}
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
