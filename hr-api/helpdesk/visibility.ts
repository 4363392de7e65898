import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../call';
import type { CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { ROLE } from '../roles/sample';
import { roleGrants } from '../roles/tables';
import { helpdeskMembers, tickets } from './tables';

/** Whose tickets are asked for: one's own, those of the processes one answers for, or both. */
export type TicketView = 'mine' | 'desk' | 'either';

/** The tickets that an actor may see, as a condition on `tickets`: lists, single reads, counts, searches and files all use it. */
export function visibleTickets(
  { accountId, roleCode }: Pick<Actor, 'accountId' | 'roleCode'>,
  view: TicketView,
  today: CalendarDate,
): SQL {
  const isMine = eq(tickets.requesterId, accountId);
  if (view === 'mine') return isMine;
  if (roleCode !== ROLE.helpdesk) return view === 'desk' ? sql`false` : isMine;
  const isAnswered = sql`(exists (select 1 from ${helpdeskMembers}
      where ${helpdeskMembers.accountId} = ${accountId} and ${helpdeskMembers.processCode} = ${tickets.processCode})
    and exists (select 1 from ${roleGrants}
      where ${roleGrants.accountId} = ${accountId} and ${roleGrants.roleCode} = ${ROLE.helpdesk} and ${asOn(roleGrants, today)}))`;
  return view === 'desk' ? isAnswered : (or(isMine, isAnswered) as SQL);
}
