import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { AwayNow } from '../../../lib/contract/people/absence-shape';
import { findAbsences, wireAbsence } from '../../people/absences';
import { accounts } from '../../people/accounts/tables';
import { namedTo } from '../../people/colleagues';
import { asOn } from '../../people/effective-dates';
import { employments } from '../../people/tables';
import type { CallContext, Handler } from '../../platform/calls/call';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import { dayOf } from '../../platform/dates';
import type { TicketRow } from '../tickets/data';
import { canWorkOn } from './desk-policy';
import { getDeskTicket } from './desk-tickets';
import { membersOf, type HelpdeskMember } from '../settings/members';
import { tickets } from '../tables';

/** Those who may be given a ticket: members of its process today, and not who asked. */
export async function assigneesOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  ticket: Pick<TicketRow, 'processCode' | 'requesterId'>,
): Promise<HelpdeskMember[]> {
  const members = await membersOf(db, dayOf(now), [ticket.processCode]);
  return members.filter((member) => canWorkOn(member, ticket));
}

async function openTicketsOf(db: Database, accountIds: readonly string[]): Promise<Map<string | null, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ accountId: tickets.assigneeId, count: count() })
    .from(tickets)
    .where(and(isNull(tickets.closedAt), inArray(tickets.assigneeId, [...accountIds])))
    .groupBy(tickets.assigneeId);
  return new Map(rows.map((row) => [row.accountId, Number(row.count)]));
}

/** Who of some accounts is away today, by the account: of those whom the caller may know by name. */
async function absencesOf(context: CallContext, accountIds: readonly string[]): Promise<Map<string, AwayNow>> {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const rows = await db
    .select({ accountId: accounts.id, employmentId: employments.id })
    .from(accounts)
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), asOn(employments, today)))
    .where(and(amongIds(accounts.id, accountIds), namedTo(actor, today)));
  const found = await findAbsences(
    context,
    rows.map(({ employmentId }) => employmentId),
  );
  return new Map(
    rows.flatMap(({ accountId, employmentId }) => {
      const absence = found.get(employmentId);
      return absence ? [[accountId, wireAbsence(absence)] as const] : [];
    }),
  );
}

export const listAssignees: Handler<'listAssignees'> = async ({ QueryCode }, context) => {
  const { actor, db } = context;
  const ticket = await getDeskTicket(context, QueryCode);
  const people = await assigneesOf(context, ticket);
  const open = await openTicketsOf(
    db,
    people.map(({ accountId }) => accountId),
  );
  const absences = await absencesOf(
    context,
    people.map(({ accountId }) => accountId),
  );
  return people.map(({ accountId, name, hasPhoto }) => ({
    AssigneeCode: accountId,
    Name: name,
    HasPhoto: hasPhoto,
    OpenTickets: open.get(accountId) ?? 0,
    IsMe: accountId === actor.accountId,
    Away: absences.get(accountId) ?? null,
  }));
};
