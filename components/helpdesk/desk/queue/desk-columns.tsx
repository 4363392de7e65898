import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import type { Column } from '@/components/ui/table/column';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { dateTimeText, wireTimeText, ZONE } from '@/lib/dates';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Translate } from '@/lib/i18n/message-key';
import { MessageTime } from '../../conversation/message-time';
import { PrioritySign } from '../../priority-sign';
import { StatusBadge } from '../../status-badge';
import { assigneeOf, requesterOf } from '../../ticket-people';
import { targetOfNow, TargetClock } from '../../target-clock';

/** What the queue shows of a ticket. Columns that the HR API sorts by are named as it names the sorts. */
export function deskColumns(t: Translate<'desk.inbox'>, language: Language, now: Date): readonly Column<Ticket>[] {
  const timeText = (at: string) => at && dateTimeText(new Date(at), language);
  return [
    {
      id: 'subject',
      field: 'Subject',
      title: t('columns.subject'),
      value: ({ QSubject }) => QSubject,
      canSort: false,
      cell: (ticket) => <SubjectCell ticket={ticket} />,
    },
    {
      id: 'TicketID',
      title: t('columns.number'),
      value: ({ TicketID }) => TicketID,
      firstDirection: 'desc',
      cell: ({ TicketID }) => <span className="text-muted digits">#{TicketID}</span>,
    },
    {
      id: 'requester',
      field: 'Requester',
      title: t('columns.requester'),
      value: ({ RequesterName }) => RequesterName,
      canSort: false,
      cell: (ticket) => <PersonChip {...requesterOf(ticket)} face="none" />,
    },
    {
      id: 'requesterId',
      field: 'RequesterID',
      title: t('columns.requesterId'),
      value: ({ RequesterId }) => RequesterId,
      canSort: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'process',
      field: 'Process',
      title: t('columns.process'),
      value: ({ ProcessName }) => ProcessName,
      canSort: false,
    },
    {
      id: 'subProcess',
      field: 'SubProcess',
      title: t('columns.subProcess'),
      value: ({ CategoryName }) => CategoryName,
      canSort: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'PriorityCode',
      field: 'Priority',
      title: t('columns.priority'),
      value: ({ PriorityCode }) => PriorityCode,
      text: ({ PriorityName }) => PriorityName,
      firstDirection: 'desc',
      cell: ({ PriorityCode, PriorityName }) => <PrioritySign code={PriorityCode} name={PriorityName} />,
    },
    {
      id: 'status',
      field: 'Status',
      title: t('columns.status'),
      value: ({ StatusName }) => textOfHtml(StatusName),
      canSort: false,
      cell: ({ StatusCode, StatusName }) => <StatusBadge code={StatusCode} name={StatusName} />,
    },
    {
      id: 'assignee',
      field: 'Assignee',
      title: t('columns.assignee'),
      value: ({ AssigneeName }) => AssigneeName,
      canSort: false,
      cell: (ticket) =>
        ticket.AssigneeName ? (
          <PersonChip {...assigneeOf(ticket)} face="none" />
        ) : (
          <span className="text-muted">{t('nobody')}</span>
        ),
    },
    {
      id: 'UpdatedAt',
      title: t('columns.updated'),
      value: ({ UpdatedAt }) => UpdatedAt,
      text: ({ UpdatedAt, CreatedDate }) => (UpdatedAt ? timeText(UpdatedAt) : wireTimeText(CreatedDate, language)),
      exportTitle: inZone(t('columns.updated')),
      isHiddenAtFirst: true,
      firstDirection: 'desc',
      cell: ({ UpdatedAt, CreatedDate }) => (
        <MessageTime at={UpdatedAt} wire={wireTimeText(CreatedDate, language)} now={now} />
      ),
    },
    {
      id: 'DueAt',
      title: t('columns.due'),
      value: ({ Targets }) => targetOfNow(Targets)?.DueAt ?? '',
      text: ({ Targets }) => timeText(targetOfNow(Targets)?.DueAt ?? ''),
      exportTitle: inZone(t('columns.due')),
      cell: ({ Targets }) => {
        const target = targetOfNow(Targets);
        return target && <TargetClock target={target} now={now} isShort />;
      },
    },
  ];
}

/** An export is read on other screens too, so it says whose clock its times go by. */
const inZone = (title: string) => `${title} (${ZONE})`;

function SubjectCell({ ticket: { IsUnread, QSubject } }: { ticket: Ticket }) {
  const t = useMessages('helpdesk.inbox');
  return (
    <span title={QSubject} className={clsx('text-ink', IsUnread ? 'font-semibold' : 'font-medium')}>
      {IsUnread && (
        <span className="mr-1 -ml-3 inline-block size-2 rounded-full bg-accent-text align-middle">
          <span className="sr-only">{t('unread')}: </span>
        </span>
      )}
      {QSubject}
    </span>
  );
}
