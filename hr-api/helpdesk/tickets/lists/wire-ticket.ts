import type { Ticket } from '../../../../lib/contract/helpdesk/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, wireInstant } from '../../../platform/dates';
import { escapeHtml } from '../../../platform/escape-html';
import type { ReadTicket } from '../data';
import { keptCatalogue } from '../../settings/kept-catalogue';
import { namedAccounts, type NamedAccount } from '../../conversation/named-accounts';
import { canRate, canReopen, sideOf } from '../policy';
import { reopenableUntil, type Side } from '../rules';
import { targetsOf } from '../../targets/targets';

type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** When a side last saw something new of a ticket: the desk also reads its own notes. */
export const updatedAtFor = (side: Side, ticket: Pick<ReadTicket, 'updatedAt' | 'deskUpdatedAt'>) =>
  side === 'desk' ? ticket.deskUpdatedAt : ticket.updatedAt;

/** Changes with everything that happens in a ticket and that the side can see. */
export const versionFor = (side: Side, ticket: Pick<ReadTicket, 'updatedAt' | 'deskUpdatedAt'>) =>
  String(updatedAtFor(side, ticket).getTime());

/**
 * Whether something waits to be read. For whoever asked that is what the desk did since they looked; at the desk, what was
 * asked since this reader looked and nobody of them has answered, while the ticket is open. `isUnread` in
 * `ticket-conditions.ts` says the same to the database.
 */
export function isUnreadFor(side: Side, ticket: ReadTicket): boolean {
  const { readAt, lastFromDeskAt, lastFromRequesterAt, closedAt } = ticket;
  if (side === 'requester') return lastFromDeskAt !== null && (readAt === null || readAt < lastFromDeskAt);
  const isAnswered = lastFromDeskAt !== null && lastFromDeskAt >= lastFromRequesterAt;
  return closedAt === null && !isAnswered && (readAt === null || readAt < lastFromRequesterAt);
}

/** Tickets as their reader sees them; who asked is told to those alone who ask for other people's tickets too. */
export async function wireTickets(
  context: ReadContext,
  rows: readonly ReadTicket[],
  { isDesk, positionOf }: { isDesk: boolean; positionOf: (ticket: ReadTicket) => string },
): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const { actor, db, now, language } = context;
  const { catalogue, time } = await keptCatalogue(db, language);
  const people = await namedAccounts(
    db,
    actor,
    rows.flatMap(({ requesterId, assigneeId }) => [requesterId, assigneeId]),
    dayOf(now),
  );
  return rows.map((ticket) => {
    const side = sideOf(actor, ticket);
    const assignee = ticket.assigneeId ? people.get(ticket.assigneeId) : undefined;
    const isReopenable = catalogue.statuses.get(ticket.statusCode)?.isClosed && canReopen(side, ticket, now);
    return {
      QueryCode: ticket.code,
      TicketID: ticket.number,
      QSubject: ticket.subject,
      ProcessName: catalogue.processes.get(ticket.processCode)?.name ?? '',
      CategoryName: catalogue.subProcesses.get(ticket.subProcessCode)?.name ?? '',
      PriorityName: catalogue.priorities.get(ticket.priorityCode)?.name ?? '',
      StatusName: escapeHtml(catalogue.statuses.get(ticket.statusCode)?.name ?? ''),
      StatusCode: ticket.statusCode,
      CreatedDate: wireInstant(ticket.createdAt),
      ProcessCode: ticket.processCode,
      CategoryCode: ticket.subProcessCode,
      PriorityCode: ticket.priorityCode,
      Position: positionOf(ticket),
      Version: versionFor(side, ticket),
      CreatedAt: ticket.createdAt.toISOString(),
      UpdatedAt: updatedAtFor(side, ticket).toISOString(),
      IsUnread: isUnreadFor(side, ticket),
      IsMine: side === 'requester',
      ...requesterFields(isDesk || side === 'desk' ? people.get(ticket.requesterId) : undefined),
      AssigneeName: assignee?.name ?? '',
      AssigneeCode: side === 'desk' ? (ticket.assigneeId ?? '') : '',
      AssigneeId: assignee?.empid ?? '',
      AssigneeChillCode: assignee?.chillCode ?? '',
      AssigneeHasPhoto: assignee?.hasPhoto ?? false,
      Path: ticket.path,
      Targets: targetsOf(time, ticket, now),
      Rating: ticket.rating ?? 0,
      RatingComment: ticket.ratingComment,
      CanRate: canRate(side, ticket),
      CanReopenUntil:
        side === 'requester' && isReopenable && ticket.closedAt ? reopenableUntil(ticket.closedAt).toISOString() : '',
    };
  });
}

const requesterFields = (requester: NamedAccount | undefined) => ({
  RequesterName: requester?.name ?? '',
  RequesterId: requester?.empid ?? '',
  RequesterChillCode: requester?.chillCode ?? '',
  RequesterHasPhoto: requester?.hasPhoto ?? false,
});

/** One ticket by itself, with its place in a list that is sorted by number. */
export async function wireTicket(context: ReadContext, ticket: ReadTicket): Promise<Ticket> {
  const [wire] = await wireTickets(context, [ticket], { isDesk: false, positionOf: ({ number }) => String(number) });
  if (!wire) throw new Error('There is one ticket');
  return wire;
}
