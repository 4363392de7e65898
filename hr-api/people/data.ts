import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from '../platform/db/database';
import { companies, locations } from './organisation/tables';
import { textsOf } from '../platform/texts/data';
import type { CalendarDate } from '../platform/dates';
import { asOn, distanceFrom, type Span } from './effective-dates';
import { hasPhoto } from './photo';
import { assignments, employments, jobStatuses, persons, reportingLines, type ReportingKind } from './tables';

/** A person's employment of today, else their last one, else the one to come. */
export async function nearestEmployment(
  db: Database,
  personId: string,
  today: CalendarDate,
): Promise<({ id: string; code: string } & Span) | null> {
  const [row] = await db
    .select({
      id: employments.id,
      code: employments.code,
      validFrom: employments.validFrom,
      validTo: employments.validTo,
    })
    .from(employments)
    .where(eq(employments.personId, personId))
    .orderBy(asc(distanceFrom(employments, today)))
    .limit(1);
  return row ?? null;
}

/** What is in force for an employment on a day, with names in a language. Parts that are not there are null. */
export async function employmentAsOn(db: Database, employmentId: string, on: CalendarDate, language: Language) {
  const locationNames = textsOf('location', language, 'location_texts');
  const levelNames = textsOf('level', language, 'level_texts');
  const unitNames = textsOf('unit', language, 'unit_texts');
  const statusNames = textsOf('job-status', language, 'status_texts');
  const [row] = await db
    .select({
      person: persons,
      hasPhoto,
      location: locationNames.name,
      timeZone: locations.timeZone,
      level: levelNames.name,
      unit: unitNames.name,
      status: statusNames.name,
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(jobStatuses, and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on)))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .leftJoin(locations, eq(locations.code, assignments.locationCode))
    .leftJoin(levelNames, eq(levelNames.code, assignments.levelCode))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .leftJoin(statusNames, eq(statusNames.code, sql`${jobStatuses.statusCode}::text`))
    .where(eq(employments.id, employmentId));
  return row ?? null;
}

/** Who leads someone on a day, by the kind of line. */
export async function leadersOf(
  db: Database,
  employmentId: string,
  on: CalendarDate,
): Promise<Partial<Record<ReportingKind, { name: string; empid: string | null; code: string; hasPhoto: boolean }>>> {
  const rows = await db
    .select({
      kind: reportingLines.kind,
      name: persons.name,
      empid: persons.empid,
      code: employments.code,
      hasPhoto,
    })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.leaderId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(reportingLines.employmentId, employmentId), asOn(reportingLines, on)));
  return Object.fromEntries(rows.map(({ kind, ...leader }) => [kind, leader]));
}

/** How many people report to someone directly on a day, by the kind of line. */
export async function directReportCounts(
  db: Database,
  employmentId: string,
  on: CalendarDate,
): Promise<Record<ReportingKind, number>> {
  const rows = await db
    .select({ kind: reportingLines.kind, count: sql<number>`count(*)::int` })
    .from(reportingLines)
    .where(and(eq(reportingLines.leaderId, employmentId), asOn(reportingLines, on)))
    .groupBy(reportingLines.kind);
  return {
    manager: 0,
    admin_manager: 0,
    reviewer: 0,
    ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
  };
}

/** The logo size of the company that someone works for on a day. */
export async function logoOf(
  db: Database,
  employmentId: string,
  on: CalendarDate,
): Promise<{ width: number | null; height: number | null }> {
  const [row] = await db
    .select({ width: companies.logoWidth, height: companies.logoHeight })
    .from(assignments)
    .innerJoin(companies, eq(companies.code, assignments.companyCode))
    .where(and(eq(assignments.employmentId, employmentId), asOn(assignments, on)));
  return row ?? { width: null, height: null };
}
