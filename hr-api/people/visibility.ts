import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../call';
import { roleGrants } from '../roles/tables';
import { units } from '../organisation/tables';
import type { Scope } from '../roles/tables';
import type { CalendarDate } from './dates';
import { asOn, nearestDay } from './effective-dates';
import { assignments, employments, reportingLines } from './tables';

/** Everyone below a leader on a day, over any number of managers, as a subquery of employment ids. Loops in the data end. */
export function reportsOf(employmentId: string, on: CalendarDate): SQL {
  return reportsBelow(sql`${reportingLines.leaderId} = ${employmentId}`, employmentId, on);
}

function reportsBelow(directly: SQL, leaderId: string, on: CalendarDate): SQL {
  const line = sql`${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;
  return sql`(
    with recursive reports (id) as (
      select ${reportingLines.employmentId} from ${reportingLines} where ${directly} and ${line}
      union
      select ${reportingLines.employmentId} from ${reportingLines} join reports on ${reportingLines.leaderId} = reports.id
      where ${line}
    )
    select id from reports where id <> ${leaderId}
  )`;
}

/** A unit and all units below it, as a subquery of unit codes. `roots` is a subquery of one column. */
export function unitsBelow(roots: SQL): SQL {
  return sql`(
    with recursive below (code) as (
      ${roots}
      union
      select ${units.code} from ${units} join below on ${units.parentCode} = below.code
    )
    select code from below
  )`;
}

/** Units and all units above them, as a subquery of unit codes. `leaves` is a subquery of one column. */
export function unitsAbove(leaves: SQL): SQL {
  return sql`(
    with recursive above (code) as (
      ${leaves}
      union
      select ${units.parentCode} from ${units} join above on ${units.code} = above.code where ${units.parentCode} is not null
    )
    select code from above
  )`;
}

/**
 * The employments that an actor may see, as a condition on `employments`: lists, single reads, searches and reports all
 * use it. It follows the grants of the active role; whoever holds it sees their own employments. People who have left,
 * or are still to come, belong to the unit of their last, or first, day.
 */
export function visibleTo(
  actor: Pick<Actor, 'accountId' | 'roleCode' | 'personId' | 'employmentId'>,
  today: CalendarDate,
): SQL {
  const granted = sql`${roleGrants.accountId} = ${actor.accountId} and ${roleGrants.roleCode} = ${actor.roleCode}
    and ${asOn(roleGrants, today)}`;
  const grantOf = (scope: Scope) =>
    sql`select 1 from ${roleGrants} where ${granted} and ${roleGrants.scope} = ${scope}`;
  const grantedUnits = sql`select ${roleGrants.unitCode} from ${roleGrants} where ${granted} and ${roleGrants.scope} = 'unit'`;
  const inTree = actor.employmentId
    ? sql`${employments.id} in ${reportsBelow(
        sql`${reportingLines.leaderId} = ${actor.employmentId} and exists (${grantOf('tree')})`,
        actor.employmentId,
        today,
      )}`
    : sql`false`;
  return sql`(
    exists (${grantOf('all')})
    or (${employments.personId} = ${actor.personId} and exists (select 1 from ${roleGrants} where ${granted}))
    or ${inTree}
    or exists (
      select 1 from ${assignments}
      where ${assignments.employmentId} = ${employments.id}
        and ${assignments.unitCode} in ${unitsBelow(grantedUnits)}
        and ${assignments.validFrom} <= ${nearestDay(employments, today)}
        and (${assignments.validTo} is null or ${assignments.validTo} > ${nearestDay(employments, today)})
    )
  )`;
}
