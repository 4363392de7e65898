import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { ROLE } from '../../people/accounts/role-codes';
import { roleGrants } from '../../people/accounts/tables';
import { helpdeskMembers, tickets } from '../tables';

type Reader = Pick<Actor, 'accountId' | 'roleCode'>;

/** Whose tickets are asked for: one's own, those of the processes one answers for, or both. */
export type TicketView = 'mine' | 'desk' | 'either';

/** The processes whose tickets an actor answers: they are a member, and work in the role helpdesk, which they hold today. */
export function answeredProcesses({ accountId, roleCode }: Reader, today: CalendarDate) {
  const query = new QueryBuilder();
  const isHelpdesk = query
    .select({ one: sql`1` })
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.helpdesk), asOn(roleGrants, today)));
  return query
    .select({ code: helpdeskMembers.processCode })
    .from(helpdeskMembers)
    .where(
      and(
        roleCode === ROLE.helpdesk ? undefined : sql`false`,
        eq(helpdeskMembers.accountId, accountId),
        exists(isHelpdesk),
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
  if (actor.roleCode !== ROLE.helpdesk) return view === 'desk' ? sql`false` : isMine;
  const isAnswered = inArray(tickets.processCode, answeredProcesses(actor, today));
  return view === 'desk' ? isAnswered : (or(isMine, isAnswered) as SQL);
}
