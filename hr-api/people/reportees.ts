import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/languages';
import type { Database } from '../db/database';
import { textsOf } from '../texts/data';
import type { CalendarDate } from './dates';
import { asOn } from './effective-dates';
import { assignments, employments, persons, reportingLines, type ReportingKind } from './tables';

const MOST = 200;

/** Who reports to someone directly on a day by one kind of line, by name, with where they are and at which level. */
export async function reporteesOf(
  db: Database,
  leaderId: string,
  { kind, on, language }: { kind: ReportingKind; on: CalendarDate; language: Language },
): Promise<{ name: string; empid: string; level: string; location: string }[]> {
  const locationNames = textsOf('location', language, 'location_texts');
  const levelNames = textsOf('level', language, 'level_texts');
  return db
    .select({
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      level: sql<string>`coalesce(${levelNames.name}, '')`,
      location: sql<string>`coalesce(${locationNames.name}, '')`,
    })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(levelNames, eq(levelNames.code, assignments.levelCode))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .where(and(eq(reportingLines.leaderId, leaderId), eq(reportingLines.kind, kind), asOn(reportingLines, on)))
    .orderBy(asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MOST);
}
