import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import type { CalendarDate } from '../platform/dates';
import { asOn } from './effective-dates';
import { assignments, employments, reportingLines } from './tables';
import { visibleTo, type Viewer } from './visibility';

const NOBODY = sql`false`;

/** Where someone works: in a unit, which belongs to a business. */
export interface OrganisationPlace {
  readonly unitCode: string;
  readonly businessCode: string;
}

/** Where an employment is assigned on a day. */
export async function placeOf(db: Database, employmentId: string, on: CalendarDate): Promise<OrganisationPlace | null> {
  const [place] = await db
    .select({ unitCode: assignments.unitCode, businessCode: assignments.businessCode })
    .from(assignments)
    .where(and(eq(assignments.employmentId, employmentId), asOn(assignments, on)));
  return place ?? null;
}

/** Those who work today in the actor's business, themself included, as a condition on `employments`. */
export function colleaguesOf({ employmentId }: Pick<Viewer, 'employmentId'>, today: CalendarDate | Placeholder): SQL {
  if (!employmentId) return NOBODY;
  return sql`(${asOn(employments, today)} and exists (
    select 1 from ${assignments} where ${assignments.employmentId} = ${employments.id} and ${asOn(assignments, today)}
      and ${assignments.businessCode} = (
        select own.business_code from ${assignments} own
        where own.employment_id = ${employmentId} and own.valid_from <= ${today}
          and (own.valid_to is null or own.valid_to > ${today}))
  ))`;
}

/** Those who lead the actor today, or whom the actor leads, directly and by a line of any kind. */
function linkedTo({ employmentId }: Viewer, today: CalendarDate | Placeholder): SQL {
  if (!employmentId) return NOBODY;
  return sql`exists (
    select 1 from ${reportingLines} where ${asOn(reportingLines, today)} and (
      (${reportingLines.employmentId} = ${employmentId} and ${reportingLines.leaderId} = ${employments.id})
      or (${reportingLines.leaderId} = ${employmentId} and ${reportingLines.employmentId} = ${employments.id}))
  )`;
}

/**
 * The employments whose holders an actor may know by name, number, place and photo, as a condition on `employments`:
 * colleagues, those above and below them, and whomever the active role lets them see. It opens nothing else of a record.
 */
export function namedTo(actor: Viewer, today: CalendarDate | Placeholder): SQL {
  return sql`(${colleaguesOf(actor, today)} or ${linkedTo(actor, today)} or ${visibleTo(actor, today, 'one')})`;
}
