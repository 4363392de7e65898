import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { roleGrants } from '../../people/accounts/tables';
import { grantDayOf } from '../../people/own-day';
import { helpdeskMembers, tickets } from '../tables';

type Reader = Pick<Actor, 'accountId' | 'roleCode' | 'permissions' | 'grantDay'>;

/** Whose tickets are asked for: one's own, those of the processes one answers for, or both. */
export type TicketView = 'mine' | 'desk' | 'either';

/** The processes whose tickets an actor answers: they are a member, and work in a role that answers tickets, which they hold today. */
export function answeredProcesses(reader: Reader, today: CalendarDate) {
  const { accountId, roleCode, permissions } = reader;
  const query = new QueryBuilder();
  const holdsRole = query
    .select({ one: sql`1` })
    .from(roleGrants)
    .where(
      and(
        eq(roleGrants.accountId, accountId),
        eq(roleGrants.roleCode, roleCode),
        asOn(roleGrants, grantDayOf(reader, today)),
      ),
    );
  return query
    .select({ code: helpdeskMembers.processCode })
    .from(helpdeskMembers)
    .where(
      and(
        permissions.has('ticket.answer') ? undefined : sql`false`,
        eq(helpdeskMembers.accountId, accountId),
        exists(holdsRole),
      ),
    );
}

/**
 * The tickets that an actor may see, as a condition on `tickets`: lists, single reads, counts, searches and files all use it.
 * What somebody asked is theirs in whatever role they work.
 */
export function visibleTickets(actor: Reader, view: TicketView, today: CalendarDate): SQL {
  const isMine = eq(tickets.requesterId, actor.accountId);
  if (view === 'mine') return isMine;
  if (!actor.permissions.has('ticket.answer')) return view === 'desk' ? sql`false` : isMine;
  const isAnswered = inArray(tickets.processCode, answeredProcesses(actor, today));
  return view === 'desk' ? isAnswered : (or(isMine, isAnswered) as SQL);
}
