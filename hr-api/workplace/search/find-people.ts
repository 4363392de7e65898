import { and, asc, eq, exists, isNull, not, notExists, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { namedTo } from '../../people/colleagues';
import { openTo } from '../../people/visible-employment';
import type { CalendarDate } from '../../platform/dates';
import { asOn, distanceFrom, hasBegun } from '../../people/effective-dates';
import { reportsDirectlyTo } from '../../people/reportees';
import { employments, persons } from '../../people/tables';
import { accounts } from '../../people/accounts/tables';

/** Who looks for whom, as the contract's filters say. */
export interface Search {
  readonly actor: Actor;
  readonly today: CalendarDate;
  readonly AppVFlag: 'E' | 'V';
  readonly ActiveStatus: 'A' | 'N' | 'S';
  readonly Mode: 'all' | 'manager' | 'reviewer';
  /** Only those whose record the caller may open. */
  readonly isOpen?: boolean;
}

const selectAccounts = (db: Database, condition: SQL) =>
  db
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.personId, persons.id), eq(accounts.kind, 'employee'), condition));

/** Whether a person can work with the portal. */
export const hasOpenAccount = (db: Database) => exists(selectAccounts(db, isNull(accounts.disabledAt)));

/** By what people are put in order. It comes with who was found: the planner would rather put all people in order first. */
const sortName = sql<string>`searchable(${persons.name})`.as('sort_name');
const personId = sql<string>`${persons.id}`.as('found_person');

/**
 * The employments of the people whom a search finds: those whom the caller may know by name
 * (docs/decisions/visibility-of-names.md), each by one employment: today's, else the last one, else the one to come.
 *
 * People are gone through one by one, as `matching` brings them, until there are enough: the planner cannot know how many of
 * them a caller may know. A team is so few that it starts from there.
 */
export function findPeople(db: Database, search: Search, matching?: SQL) {
  const { actor, today, AppVFlag, ActiveStatus, Mode, isOpen } = search;
  const externals = selectAccounts(db, eq(accounts.typeOfUser, 'V'));
  const isActive = asOn(employments, today);
  const select = db.select({ id: employments.id, personId, text: persons.searchText, sortName }).from(persons);
  const isKnown = isOpen ? openTo(actor, today) : namedTo(actor, today);
  const isOfKind = AppVFlag === 'V' ? exists(externals) : notExists(externals);
  if (Mode !== 'all') {
    const isLed = actor.employmentId ? reportsDirectlyTo(actor.employmentId, Mode, today) : sql`false`;
    return select
      .innerJoin(employments, eq(employments.personId, persons.id))
      .where(and(isLed, ActiveStatus === 'N' ? sql`false` : isActive, isOfKind, matching, isKnown));
  }
  const own = db
    .select()
    .from(employments)
    .where(and(eq(employments.personId, persons.id), ActiveStatus === 'A' ? isActive : hasBegun(employments)));
  const ordered = ActiveStatus === 'A' ? own : own.orderBy(asc(distanceFrom(employments, today)));
  const nearest = ordered.limit(1).as('employments');
  return select
    .innerJoinLateral(nearest, sql`true`)
    .where(and(matching, isOfKind, ActiveStatus === 'N' ? not(isActive) : undefined, isKnown));
}
