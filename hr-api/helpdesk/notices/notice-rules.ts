import { ROLE } from '../../people/accounts/role-codes';
import type { NoticeKind } from './notice-texts';
import type { tickets } from '../tables';

type TicketFacts = Pick<
  typeof tickets.$inferSelect,
  'requesterId' | 'assigneeId' | 'processCode' | 'statusCode' | 'closedAt' | 'rating'
>;

/** What happened to a ticket: `before` is null for a new one, `words` are empty where nobody wrote. */
export interface Happening {
  readonly before: TicketFacts | null;
  readonly after: TicketFacts;
  readonly side: 'requester' | 'desk' | 'system';
  readonly words: string;
}

/** Who answers the tickets of a process. */
export interface DeskMember {
  readonly accountId: string;
  readonly isLead: boolean;
}

/** What is told to whom, in the role in which they open it; `mails` are those of them who also get a mail. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly roleCode: number;
  readonly accountIds: readonly string[];
  readonly mails: readonly string[];
}

const idsOf = (people: readonly DeskMember[]) => people.map(({ accountId }) => accountId);

/** Those who lead, or everybody where nobody does. */
const leadsOf = (members: readonly DeskMember[]) => {
  const leads = members.filter(({ isLead }) => isLead);
  return idsOf(leads.length > 0 ? leads : members);
};

const toDesk = (kind: NoticeKind, accountIds: readonly string[], mails = accountIds): Notice => ({
  kind,
  roleCode: ROLE.helpdesk,
  accountIds,
  mails,
});

/**
 * What the other side is told of a happening. A new ticket, or one that comes from another process, is told to the whole desk
 * and mailed to those who lead; nobody is told of their own ticket as the desk is.
 */
export function noticesOf({ before, after, side, words }: Happening, members: readonly DeskMember[]): Notice[] {
  const desk = members.filter(({ accountId }) => accountId !== after.requesterId);
  if (!before || before.processCode !== after.processCode)
    return [toDesk('ticket-created', idsOf(desk), leadsOf(desk))];
  if (side === 'requester') {
    const assignee = idsOf(desk).filter((accountId) => accountId === after.assigneeId);
    if (!words) return [];
    return [
      assignee.length > 0 ? toDesk('ticket-replied', assignee) : toDesk('ticket-replied', idsOf(desk), leadsOf(desk)),
    ];
  }
  const { assigneeId, requesterId } = after;
  const kind = kindForRequester(before, after, words);
  const people = { accountIds: [requesterId], mails: [requesterId] };
  return [
    ...(kind ? [{ kind, roleCode: ROLE.employee, ...people }] : []),
    ...(assigneeId && assigneeId !== before.assigneeId ? [toDesk('ticket-assigned', [assigneeId])] : []),
  ];
}

/** Told to whoever asked. */
const TO_REQUESTER: readonly NoticeKind[] = ['ticket-answered', 'ticket-status', 'ticket-closed'];

/** Told to the desk until somebody there has acted. */
const UNANSWERED: readonly NoticeKind[] = ['ticket-created', 'ticket-replied', 'ticket-response-late'];
const TO_DESK: readonly NoticeKind[] = [...UNANSWERED, 'ticket-assigned', 'ticket-resolution-late'];

/** Which notices of a ticket are done with once something has happened to it, whoever was told. */
export function settledKinds({ before, after, side, words }: Happening): readonly NoticeKind[] {
  if (!before) return [];
  const isClosing = after.closedAt !== null && before.closedAt === null;
  const isReopened = after.closedAt === null && before.closedAt !== null;
  const kinds: readonly (readonly NoticeKind[])[] = [
    isClosing ? [...TO_DESK, ...TO_REQUESTER] : [],
    isReopened ? ['ticket-closed'] : [],
    words && side === 'desk' ? [...UNANSWERED, 'ticket-assigned'] : [],
    (words && side === 'requester') || after.rating !== before.rating ? TO_REQUESTER : [],
    after.assigneeId !== before.assigneeId ? ['ticket-created', 'ticket-assigned'] : [],
    after.processCode !== before.processCode ? TO_DESK : [],
  ];
  return [...new Set(kinds.flat())];
}

/** What somebody has taken note of by reading the ticket; a reminder stays until it is acted on. */
export const READ_WITH_TICKET: readonly NoticeKind[] = [
  ...TO_REQUESTER.filter((kind) => kind !== 'ticket-closed'),
  'ticket-created',
  'ticket-replied',
  'ticket-assigned',
];

function kindForRequester(before: TicketFacts, after: TicketFacts, words: string): NoticeKind | null {
  if (after.closedAt && !before.closedAt) return 'ticket-closed';
  if (words) return 'ticket-answered';
  return after.statusCode === before.statusCode ? null : 'ticket-status';
}

/** A target that has passed is told to those who lead. */
export function lateNotice(
  kind: 'response' | 'resolution',
  { requesterId }: Pick<TicketFacts, 'requesterId'>,
  members: readonly DeskMember[],
): Notice {
  const desk = members.filter(({ accountId }) => accountId !== requesterId);
  return toDesk(`ticket-${kind}-late`, leadsOf(desk));
}
