import { clsx } from 'clsx';
import { Avatar } from '@/components/ui/avatar';
import type { Column } from '@/components/ui/table/column';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import { textOfHtml } from '@/lib/text/html-text';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Translate } from '@/lib/i18n/message-key';
import { MessageTime } from '../../conversation/message-time';
import { PrioritySign } from '../../priority-sign';
import { StatusBadge } from '../../status-badge';
import { targetOfNow, TargetClock } from '../../target-clock';

/** What the queue shows of a ticket. Columns that the HR API sorts by are named as it names the sorts. */
export function deskColumns(t: Translate<'desk.inbox'>, language: Language, now: Date): readonly Column<Ticket>[] {
  return [
    {
      id: 'TicketID',
      title: t('columns.ticket'),
      value: ({ TicketID }) => TicketID,
      text: ({ TicketID, QSubject }) => `#${TicketID} ${QSubject}`,
      firstDirection: 'desc',
      cell: (ticket) => <SubjectCell ticket={ticket} />,
    },
    {
      id: 'requester',
      title: t('columns.requester'),
      value: ({ RequesterName, RequesterId }) => `${RequesterName} ${RequesterId}`,
      canSort: false,
      cell: (ticket) => <RequesterCell ticket={ticket} />,
    },
    {
      id: 'process',
      title: t('columns.process'),
      value: ({ ProcessName, CategoryName }) => `${ProcessName}, ${CategoryName}`,
      canSort: false,
      cell: ({ ProcessName, CategoryName }) => (
        <>
          <span className="block max-xl:min-w-28">{ProcessName}</span>
          <span className="block text-xs text-muted">{CategoryName}</span>
        </>
      ),
    },
    {
      id: 'PriorityCode',
      title: t('columns.priority'),
      value: ({ PriorityCode }) => PriorityCode,
      text: ({ PriorityName }) => PriorityName,
      firstDirection: 'desc',
      cell: ({ PriorityCode, PriorityName }) => <PrioritySign code={PriorityCode} name={PriorityName} />,
    },
    {
      id: 'status',
      title: t('columns.status'),
      value: ({ StatusName }) => textOfHtml(StatusName),
      canSort: false,
      cell: ({ StatusCode, StatusName }) => (
        <span className="whitespace-nowrap">
          <StatusBadge code={StatusCode} name={StatusName} />
        </span>
      ),
    },
    {
      id: 'assignee',
      title: t('columns.assignee'),
      value: ({ AssigneeName }) => AssigneeName,
      canSort: false,
      cell: ({ AssigneeName }) => AssigneeName || <span className="text-muted">{t('nobody')}</span>,
    },
    {
      id: 'UpdatedAt',
      title: t('columns.updated'),
      value: ({ UpdatedAt }) => UpdatedAt,
      firstDirection: 'desc',
      cell: ({ UpdatedAt, CreatedDate }) => (
        <MessageTime at={UpdatedAt} wire={wireTimeText(CreatedDate, language)} now={now} />
      ),
    },
    {
      id: 'DueAt',
      title: t('columns.due'),
      value: ({ Targets }) => targetOfNow(Targets)?.DueAt ?? '',
      cell: ({ Targets }) => {
        const target = targetOfNow(Targets);
        return target && <TargetClock target={target} now={now} />;
      },
    },
  ];
}

function SubjectCell({ ticket: { IsUnread, QSubject, TicketID } }: { ticket: Ticket }) {
  const t = useMessages('helpdesk.inbox');
  return (
    <span className="relative block min-w-40 text-ink">
      {IsUnread && (
        <span className="absolute top-1.5 -left-3 size-2 rounded-full bg-accent-text">
          <span className="sr-only">{t('unread')}: </span>
        </span>
      )}
      <span className={clsx('line-clamp-2 wrap-anywhere', IsUnread ? 'font-semibold' : 'font-medium')}>{QSubject}</span>
      <span className="text-xs font-normal text-muted tabular-nums">#{TicketID}</span>
    </span>
  );
}

function RequesterCell({ ticket }: { ticket: Ticket }) {
  const { RequesterName, RequesterId, RequesterHasPhoto } = ticket;
  return (
    <span className="flex items-center gap-2.5 max-xl:min-w-36">
      <Avatar name={RequesterName} size="sm" photo={photoOf(RequesterId, RequesterHasPhoto)} />
      <span className="min-w-0">
        <span className="block">{RequesterName}</span>
        <span className="block text-xs text-muted tabular-nums">{RequesterId}</span>
      </span>
    </span>
  );
}
