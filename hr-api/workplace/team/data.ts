import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons, reportingLines, type ReportingKind } from '../../people/tables';
import { tasks } from '../tasks/tables';

const MAX_MEMBERS = 200;

/** Who reports to somebody directly on a day, those whom they manage first, by name, with where they are and by which kinds of line. */
export async function membersOf(db: Database, leaderId: string, on: CalendarDate, language: Language) {
  const lines = db
    .select({
      employmentId: reportingLines.employmentId,
      kinds: sql<ReportingKind[]>`array_agg(${reportingLines.kind} order by ${reportingLines.kind})`.as('kinds'),
    })
    .from(reportingLines)
    .where(and(eq(reportingLines.leaderId, leaderId), asOn(reportingLines, on)))
    .groupBy(reportingLines.employmentId)
    .as('lines');
  const levels = textsOf('level', language, 'level_texts');
  const units = textsOf('unit', language, 'unit_texts');
  const locations = textsOf('location', language, 'location_texts');
  return db
    .select({
      id: employments.id,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      joinedOn: employments.validFrom,
      birthday: sql<string>`coalesce(to_char(${persons.bornOn}, 'MM-DD'), '')`,
      level: sql<string>`coalesce(${levels.name}, '')`,
      unit: sql<string>`coalesce(${units.name}, '')`,
      location: sql<string>`coalesce(${locations.name}, '')`,
      kinds: lines.kinds,
    })
    .from(lines)
    .innerJoin(employments, and(eq(employments.id, lines.employmentId), asOn(employments, on)))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(levels, eq(levels.code, assignments.levelCode))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .leftJoin(locations, eq(locations.code, assignments.locationCode))
    .orderBy(desc(sql`'manager' = any(${lines.kinds})`), asc(sql`searchable(${persons.name})`), asc(persons.empid))
    .limit(MAX_MEMBERS);
}

/** Who manages each of some employments on a day, with the employment's code. */
export async function managersOf(db: Database, ids: readonly string[], on: CalendarDate) {
  const rows = await db
    .select({ of: reportingLines.employmentId, code: employments.code, name: persons.name })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.leaderId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(inArray(reportingLines.employmentId, [...ids]), eq(reportingLines.kind, 'manager'), asOn(reportingLines, on)),
    );
  return new Map(rows.map(({ of, ...manager }) => [of, manager]));
}

/** How many people each of some employments manages on a day. */
export async function leadCounts(db: Database, ids: readonly string[], on: CalendarDate): Promise<Map<string, number>> {
  const rows = await db
    .select({ leader: reportingLines.leaderId, count: sql<number>`count(*)::int` })
    .from(reportingLines)
    .where(
      and(inArray(reportingLines.leaderId, [...ids]), eq(reportingLines.kind, 'manager'), asOn(reportingLines, on)),
    )
    .groupBy(reportingLines.leaderId);
  return new Map(rows.map(({ leader, count }) => [leader, count]));
}

/** How many tasks of each of some employments are not done, and of those how many were due before a day. */
export async function openTaskCounts(db: Database, ids: readonly string[], on: CalendarDate) {
  const rows = await db
    .select({
      of: tasks.employmentId,
      open: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${tasks.dueOn} < ${on}))::int`,
    })
    .from(tasks)
    .where(and(inArray(tasks.employmentId, [...ids]), isNull(tasks.doneAt)))
    .groupBy(tasks.employmentId);
  return new Map(rows.map(({ of, ...counts }) => [of, counts]));
}
