import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { namedTo } from '../../people/colleagues';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { tagOwners } from '../../people/tags/tables';

/**
 * Who looks after people with a tag on a day and from then on, by name, of those whom the actor may know: to whom people can be moved.
 * Whose time ends is none of them, as it would leave people with nobody. Without a day all of them, each with the days of it.
 */
export function listTagUsers(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  { on, today, tagCode }: { readonly on?: CalendarDate; readonly today: CalendarDate; readonly tagCode?: number },
) {
  return db
    .select({
      id: employments.id,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      tagCode: tagOwners.tagCode,
      mail: sql<string>`coalesce(${persons.mail}, '')`,
      validFrom: sql<CalendarDate>`greatest(${tagOwners.validFrom}, ${employments.validFrom})::text`,
      validTo: employments.validTo,
    })
    .from(tagOwners)
    .innerJoin(employments, eq(employments.id, tagOwners.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        on === undefined ? undefined : and(asOn(tagOwners, on), asOn(employments, on)),
        isNull(tagOwners.validTo),
        tagCode === undefined ? undefined : eq(tagOwners.tagCode, tagCode),
        namedTo(actor, today),
      ),
    )
    .orderBy(asc(sql`searchable(${persons.name})`), asc(persons.empid));
}
