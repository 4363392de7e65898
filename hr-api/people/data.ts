import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/contract/shell';
import type { Database } from '../db/database';
import { companies } from '../organisation/tables';
import { textsOf } from '../texts/data';
import type { CalendarDate } from './dates';
import { asOn, type Span } from './effective-dates';
import { assignments, employments, jobStatuses, persons, reportingLines, type ReportingKind } from './tables';

export { rolesOf } from '../roles/data';

/** The employment in force on a day, or null. */
export async function employmentOf(db: Database, personId: string, on: CalendarDate): Promise<string | null> {
  const [row] = await db
    .select({ id: employments.id })
    .from(employments)
    .where(and(eq(employments.personId, personId), asOn(employments, on)));
  return row?.id ?? null;
}

/** A person's employment of today, else their last one, else the one to come. */
export async function nearestEmployment(
  db: Database,
  personId: string,
  today: CalendarDate,
): Promise<({ id: string } & Span) | null> {
  const distance = sql`case when ${employments.validFrom} > ${today} then ${employments.validFrom} - ${today}::date + 1000000
    else greatest(${today}::date - coalesce(${employments.validTo} - 1, ${today}::date), 0) end`;
  const [row] = await db
    .select({ id: employments.id, validFrom: employments.validFrom, validTo: employments.validTo })
    .from(employments)
    .where(eq(employments.personId, personId))
    .orderBy(asc(distance))
    .limit(1);
  return row ?? null;
}

/** What is in force for an employment on a day, with names in a language. Empty parts are null. */
export async function employmentAsOn(db: Database, employmentId: string, on: CalendarDate, language: Language) {
  const lead = (kind: ReportingKind) => {
    const line = alias(reportingLines, `${kind}_lines`);
    const employment = alias(employments, `${kind}_employments`);
    const person = alias(persons, `${kind}_persons`);
    const inForce = and(eq(line.employmentId, employments.id), eq(line.kind, kind), asOn(line, on));
    return { line, employment, person, inForce };
  };
  const [manager, reviewer] = [lead('manager'), lead('reviewer')];
  const locationNames = textsOf('location', language, 'location_texts');
  const levelNames = textsOf('level', language, 'level_texts');
  const unitNames = textsOf('unit', language, 'unit_texts');
  const statusNames = textsOf('job-status', language, 'status_texts');
  const [row] = await db
    .select({
      person: persons,
      location: locationNames.name,
      level: levelNames.name,
      unit: unitNames.name,
      status: statusNames.name,
      manager: { name: manager.person.name, empid: manager.person.empid },
      reviewer: { name: reviewer.person.name, empid: reviewer.person.empid },
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(jobStatuses, and(eq(jobStatuses.employmentId, employments.id), asOn(jobStatuses, on)))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .leftJoin(levelNames, eq(levelNames.code, assignments.levelCode))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .leftJoin(statusNames, eq(statusNames.code, sql`${jobStatuses.statusCode}::text`))
    .leftJoin(manager.line, manager.inForce)
    .leftJoin(manager.employment, eq(manager.employment.id, manager.line.leaderId))
    .leftJoin(manager.person, eq(manager.person.id, manager.employment.personId))
    .leftJoin(reviewer.line, reviewer.inForce)
    .leftJoin(reviewer.employment, eq(reviewer.employment.id, reviewer.line.leaderId))
    .leftJoin(reviewer.person, eq(reviewer.person.id, reviewer.employment.personId))
    .where(eq(employments.id, employmentId));
  return row ?? null;
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
