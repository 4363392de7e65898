import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from '../platform/db/database';
import { textsOf } from '../platform/texts/data';
import type { CalendarDate } from '../platform/dates';
import { asOn } from './effective-dates';
import { hasPhoto } from './photo';
import { assignments, employments, persons, reportingLines, type ReportingKind } from './tables';

const MAX_ROWS = 200;

/**
 * Those who report to someone directly on a day by one kind of line, as a condition on `employments`. A manager has a
 * handful and an admin manager may have a whole site, which the planner cannot tell apart: the handful is an array to it.
 */
export function reportsDirectlyTo(leaderId: string, kind: ReportingKind, on: CalendarDate): SQL {
  const ids = sql`(
    select ${reportingLines.employmentId} from ${reportingLines}
    where ${reportingLines.leaderId} = ${leaderId} and ${reportingLines.kind} = ${kind} and ${asOn(reportingLines, on)}
  )`;
  return kind === 'admin_manager' ? sql`${employments.id} in ${ids}` : sql`${employments.id} = any(array${ids})`;
}

export interface Reportee {
  readonly name: string;
  readonly empid: string;
  readonly code: string;
  readonly hasPhoto: boolean;
  readonly level: string;
  readonly location: string;
}

interface ReporteesQuestion {
  readonly kind: ReportingKind;
  readonly on: CalendarDate;
  readonly language: Language;
  /** Leaves out those whom the asker may not know; a condition on `employments`. */
  readonly among?: SQL;
}

/**
 * Who reports to someone directly on a day by one kind of line, by name, with where they are and at which level. Place and
 * level are looked up for those alone whom the list shows: an admin manager may have a whole site.
 */
export async function reporteesOf(
  db: Database,
  leaderId: string,
  { kind, on, language, among }: ReporteesQuestion,
): Promise<Reportee[]> {
  const first = db
    .select({
      employmentId: employments.id,
      name: persons.name,
      empid: persons.empid,
      code: employments.code,
      hasPhoto: hasPhoto.as('has_photo'),
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(reportsDirectlyTo(leaderId, kind, on), among))
    .orderBy(asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MAX_ROWS)
    .as('first_reportees');
  const locationNames = textsOf('location', language, 'location_texts');
  const levelNames = textsOf('level', language, 'level_texts');
  return db
    .select({
      name: first.name,
      empid: sql<string>`coalesce(${first.empid}, '')`,
      code: first.code,
      hasPhoto: first.hasPhoto,
      level: sql<string>`coalesce(${levelNames.name}, '')`,
      location: sql<string>`coalesce(${locationNames.name}, '')`,
    })
    .from(first)
    .leftJoin(assignments, and(eq(assignments.employmentId, first.employmentId), asOn(assignments, on)))
    .leftJoin(levelNames, eq(levelNames.code, assignments.levelCode))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .orderBy(asc(sql`lower(${first.name})`), asc(first.empid));
}
