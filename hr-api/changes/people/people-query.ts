import { and, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PeopleToChangeFilter } from '../../../lib/contract/changes/people-to-change';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import { likeContains } from '../../platform/db/like';
import { readChangeSettings } from '../../people/changes/change-settings';
import { changes } from '../../people/changes/tables';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../people/tables';
import { isChosen } from '../../people/organisation/filter/is-chosen';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { nothingFollows, staysOn } from '../../people/changes/coming-to-an-end';
import type { ChangeReader } from '../open-person';

export const managerLine = alias(reportingLines, 'manager_line');

/** Joins of the people who work here on a day: where, with which status, under whom. */
export const joinsOn = (on: CalendarDate) => ({
  employed: and(eq(employments.personId, persons.id), asOn(employments, on)),
  assigned: and(eq(assignments.employmentId, employments.id), asOn(assignments, on)),
  status: and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on)),
  managed: and(eq(managerLine.employmentId, employments.id), eq(managerLine.kind, 'manager'), asOn(managerLine, on)),
});

/** How many changes of somebody are to come. */
export const plannedCount = (today: CalendarDate) => sql<number>`(select count(*)::int from ${changes}
  where ${changes.employmentId} = ${employments.id} and ${changes.state} in ('made', 'waiting') and ${gt(changes.effectiveFrom, today)})`;

/** Whom the caller keeps, of those who work here on the day, as far as a filter wants them; themself left out. */
export async function isKept({ db, actor, now }: ChangeReader, filter: PeopleToChangeFilter, on: CalendarDate) {
  const today = dayOf(now);
  const { Search, Chosen, Only } = filter;
  return and(
    Search === '' ? undefined : sql`${persons.searchText} like ${likeContains(Search)}`,
    await isChosen(db, Chosen, on),
    await isOf(Only, { db, today, on }),
    (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today),
    ne(persons.id, actor.personId),
  );
}

async function isOf(
  only: PeopleToChangeFilter['Only'],
  { db, today, on }: Pick<ChangeReader, 'db'> & { readonly today: CalendarDate; readonly on: CalendarDate },
): Promise<SQL | undefined> {
  if (only === 'ending') {
    const until = daysAfter(today, (await readChangeSettings(db)).endingDays);
    return and(lte(jobStatuses.plannedEnd, until), nothingFollows, staysOn(on));
  }
  if (only === 'nobody') return isNull(managerLine.id);
  if (only !== 'planned') return undefined;
  const toCome = db
    .select({ id: changes.employmentId })
    .from(changes)
    .where(and(inArray(changes.state, ['made', 'waiting']), gt(changes.effectiveFrom, today)));
  return inArray(employments.id, toCome);
}
