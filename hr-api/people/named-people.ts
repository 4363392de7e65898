import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../platform/calls/call';
import type { Database } from '../platform/db/database';
import type { CalendarDate } from '../platform/dates';
import { namedTo, placeOf } from './colleagues';
import { asOn } from './effective-dates';
import { keepsPeople } from './policy';
import { assignments, employments, reportingLines } from './tables';
import { seesEveryone, visibleTo } from './visibility';

interface NamedPeopleQuestion {
  readonly actor: Actor;
  readonly db: Database;
  /** The day by which the reader's rights are asked. */
  readonly today: CalendarDate;
  /** The day that the query joins `assignments` of. */
  readonly on: CalendarDate;
}

/**
 * `namedTo` for very many at once, as a condition on `employments` and `assignments`; undefined where that is everyone.
 * Where the query knows today's place of each, the reader's business and those above and below them are looked up once, and a role
 * that sees nobody else is not asked of each. A test holds both to the same people. A day to come is for those who keep people, and
 * shows them whom they see but never themself.
 */
export async function namedPeople({ actor, db, today, on }: NamedPeopleQuestion): Promise<SQL | undefined> {
  const sees = (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today);
  if (on > today) return keepsPeople(actor) ? and(sees, ne(employments.personId, actor.personId)) : sql`false`;
  if (!sees) return undefined;
  if (on < today) return namedTo(actor, today);
  const { employmentId, personId, scopes } = actor;
  const place = employmentId ? await placeOf(db, employmentId, today) : null;
  const isLine = sql`from ${reportingLines} where ${asOn(reportingLines, today)} and`;
  return or(
    place ? eq(assignments.businessCode, place.businessCode) : undefined,
    employmentId
      ? sql`${employments.id} = any(array(
          select ${reportingLines.leaderId} ${isLine} ${reportingLines.employmentId} = ${employmentId}
          union select ${reportingLines.employmentId} ${isLine} ${reportingLines.leaderId} = ${employmentId}))`
      : undefined,
    scopes.some((scope) => scope !== 'self') ? sees : eq(employments.personId, personId),
  );
}
