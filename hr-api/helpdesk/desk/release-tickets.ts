import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { lockTickets } from '../tickets/data';
import { membersOf } from '../settings/members';
import { namedAccounts } from '../conversation/named-accounts';
import { recordChange } from '../conversation/record-change';
import { tickets } from '../tables';

/** Leaves to nobody the open tickets of a process whose assignee does not answer there any more, so that others see them wait. */
export async function releaseTickets(context: CallContext, processCode: number): Promise<void> {
  const { actor, db, now } = context;
  const members = await membersOf(db, dayOf(now), [processCode]);
  const isOfOthers = notInArray(
    tickets.assigneeId,
    members.map(({ accountId }) => accountId),
  );
  const left = await lockTickets(
    db,
    and(eq(tickets.processCode, processCode), isNull(tickets.closedAt), isNotNull(tickets.assigneeId), isOfOthers),
  );
  const people = await namedAccounts(
    db,
    actor,
    left.map(({ assigneeId }) => assigneeId),
    dayOf(now),
  );
  for (const ticket of left) {
    const from = people.get(ticket.assigneeId ?? '')?.name ?? '';
    const events = [{ what: 'assignee' as const, from, to: '' }];
    await recordChange(context, ticket, { side: 'system', set: { assigneeId: null }, events, action: 'assign ticket' });
  }
}
