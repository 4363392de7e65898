import { and, asc, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { colleaguesOf } from '../../people/colleagues';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { textsOf } from '../../platform/texts/data';

const JOINED_WITHIN_DAYS = 90;
const MAX_ROWS = 100;

/** Who joined lately and works here today, of those whom the actor may know (colleagues, and whomever the role lets them see). */
export async function newJoinersFor(db: Database, actor: Actor, on: CalendarDate, language: Language) {
  const locations = textsOf('location', language, 'location_texts');
  const levels = textsOf('level', language, 'level_texts');
  const units = textsOf('unit', language, 'unit_texts');
  return db
    .select({
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      code: employments.code,
      hasPhoto,
      level: sql<string>`coalesce(${levels.name}, '')`,
      unit: sql<string>`coalesce(${units.name}, '')`,
      location: sql<string>`coalesce(${locations.name}, '')`,
      joinedOn: employments.validFrom,
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(levels, eq(levels.code, assignments.levelCode))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .leftJoin(locations, eq(locations.code, assignments.locationCode))
    .where(
      and(
        gt(employments.validFrom, daysAfter(on, -JOINED_WITHIN_DAYS)),
        lte(employments.validFrom, on),
        asOn(employments, on),
        ne(persons.id, actor.personId),
        or(colleaguesOf(actor, on), visibleTo(actor, on)),
      ),
    )
    .orderBy(desc(employments.validFrom), asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MAX_ROWS);
}
