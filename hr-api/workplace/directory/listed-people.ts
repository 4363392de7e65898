import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DirectoryFilter } from '../../../lib/contract/people/directory';
import { asOn } from '../../people/effective-dates';
import { namedPeople } from '../../people/named-people';
import { isChosen } from '../../people/organisation/filter/is-chosen';
import { assignments, employments, jobStatuses, persons } from '../../people/tables';
import { openTo } from '../../people/visible-employment';
import { seesEveryone } from '../../people/visibility';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { likeContains } from '../../platform/db/like';

export type DirectoryReader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** The day that is looked at. */
export const dayLookedAt = ({ now }: Pick<DirectoryReader, 'now'>, { On }: Pick<DirectoryFilter, 'On'>): CalendarDate =>
  On || dayOf(now);

/** People with their employment and place of a day, as the directory looks at them. */
export const peopleOn = (on: CalendarDate): SQL =>
  sql`${persons} join ${employments} on ${and(eq(employments.personId, persons.id), asOn(employments, on))}
    left join ${assignments} on ${and(eq(assignments.employmentId, employments.id), asOn(assignments, on))}`;

/** Whether the record is open to the reader, who may then know the status; undefined where everyone's is. */
export async function isOpen({ actor, db, now }: DirectoryReader): Promise<SQL | undefined> {
  const today = dayOf(now);
  return (await seesEveryone(db, actor, today)) ? undefined : openTo(actor, today);
}

/** Who works here on a day and may be named to the reader, as far as a filter wants them. */
export async function isListed(reader: DirectoryReader, filter: DirectoryFilter): Promise<SQL | undefined> {
  const { actor, db, now } = reader;
  const { Search, Chosen, StatusCode } = filter;
  const on = dayLookedAt(reader, filter);
  const hasStatus = sql`exists (select 1 from ${jobStatuses} where ${jobStatuses.employmentId} = ${employments.id}
    and ${jobStatuses.statusCode} = ${StatusCode} and ${asOn(jobStatuses, on)})`;
  return and(
    Search ? sql`${persons.searchText} like ${likeContains(Search)}` : undefined,
    await isChosen(db, Chosen, on),
    StatusCode ? and(hasStatus, await isOpen(reader)) : undefined,
    await namedPeople({ actor, db, today: dayOf(now), on }),
  );
}
