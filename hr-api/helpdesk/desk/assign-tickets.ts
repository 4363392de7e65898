import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { assigneesOf } from './assignees';
import type { TicketRow } from '../tickets/data';
import { getDeskTicket, lockDeskTickets } from './desk-tickets';
import { namedAccounts } from '../conversation/named-accounts';
import { recordChange } from '../conversation/record-change';
import { wireTicket } from '../tickets/lists/wire-ticket';

/** Refuses somebody who is not to be given one of the tickets. */
async function assertAssignable(context: CallContext, found: readonly TicketRow[], accountId: string): Promise<void> {
  for (const ticket of found) {
    const people = await assigneesOf(context, ticket);
    if (people.some((person) => person.accountId === accountId)) continue;
    throw new ApiError('invalid', {
      message: 'The ticket cannot be given to this person',
      params: { TicketID: ticket.number },
      issues: [{ path: 'AssigneeCode', message: 'unknown' }],
    });
  }
}

/** Gives tickets to somebody of the desk, or to nobody; those that are theirs already stay as they are. */
export const assignTickets: Handler<'assignTickets'> = async ({ QueryCodes, AssigneeCode }, context) => {
  const { actor, db, now } = context;
  const found = await lockDeskTickets(context, QueryCodes);
  if (AssigneeCode !== '') await assertAssignable(context, found, AssigneeCode);
  const assigneeId = AssigneeCode === '' ? null : AssigneeCode;
  const people = await namedAccounts(db, actor, [assigneeId, ...found.map((ticket) => ticket.assigneeId)], dayOf(now));
  const nameOf = (accountId: string | null) => (accountId ? (people.get(accountId)?.name ?? '') : '');
  const assigned = [];
  for (const ticket of found) {
    const event = { what: 'assignee' as const, from: nameOf(ticket.assigneeId), to: nameOf(assigneeId) };
    const change = { side: 'desk' as const, set: { assigneeId }, events: [event], action: 'assign ticket' };
    if (ticket.assigneeId !== assigneeId) await recordChange(context, ticket, change);
    assigned.push(await wireTicket(context, await getDeskTicket(context, ticket.code)));
  }
  return assigned;
};
