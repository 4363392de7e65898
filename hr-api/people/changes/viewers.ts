import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { accounts, roleGrants } from '../accounts/tables';
import { asOn, nearestDay } from '../effective-dates';
import { assignments, employments, reportingLines } from '../tables';
import { unitsAbove } from '../visibility';

/** One account that sees one employment in some role. */
export interface Viewing {
  readonly accountId: string;
  readonly employmentId: string;
}

/**
 * Who sees some employments on a day, in any role that they hold then: the question of `visibleTo`, asked from the other end. Those who
 * see everyone, and people themselves, are left out: no change of work or manager gives or takes their sight. A test holds it to
 * `visibleTo` account by account.
 */
export async function viewersOf(db: Database, employmentIds: readonly string[], on: CalendarDate): Promise<Viewing[]> {
  if (employmentIds.length === 0) return [];
  const ids = sql`(select value::uuid from json_array_elements_text(${JSON.stringify(employmentIds)}::json))`;
  const isManaged = sql`${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;
  const { rows } = await db.execute<{ account_id: string; employment_id: string }>(sql`
    with recursive above (employment_id, leader_id) as (
      select ${reportingLines.employmentId}, ${reportingLines.leaderId} from ${reportingLines}
      where ${reportingLines.employmentId} in ${ids} and ${isManaged}
      union
      select above.employment_id, ${reportingLines.leaderId} from above
      join ${reportingLines} on ${reportingLines.employmentId} = above.leader_id and ${isManaged}
    ),
    viewing (account_id, employment_id) as (
      select ${accounts.id}, above.employment_id from above
      join ${employments} on ${employments.id} = above.leader_id and ${asOn(employments, on)}
      join ${accounts} on ${accounts.personId} = ${employments.personId}
      join ${roleGrants} on ${roleGrants.accountId} = ${accounts.id} and ${roleGrants.scope} = 'tree' and ${asOn(roleGrants, on)}
      where above.employment_id <> above.leader_id
      union
      select ${roleGrants.accountId}, ${employments.id} from ${employments}
      join ${assignments} on ${assignments.employmentId} = ${employments.id}
        and ${asOn(assignments, nearestDay(employments, on))}
      join ${roleGrants} on ${roleGrants.scope} = 'unit' and ${asOn(roleGrants, on)}
        and ${roleGrants.unitCode} in ${unitsAbove(sql`select ${assignments.unitCode}`, on)}
      where ${employments.id} in ${ids}
    )
    select viewing.account_id, viewing.employment_id from viewing
    join ${accounts} on ${accounts.id} = viewing.account_id and ${accounts.disabledAt} is null
    join ${employments} on ${employments.id} = viewing.employment_id
    where ${accounts.personId} is distinct from ${employments.personId}
      and not exists (select from ${roleGrants} where ${roleGrants.accountId} = ${accounts.id} and ${roleGrants.scope} = 'all'
        and ${asOn(roleGrants, on)})`);
  return rows.map(({ account_id: accountId, employment_id: employmentId }) => ({ accountId, employmentId }));
}

/** Who of some accounts sees somebody of some now whom they did not see before, and the other way round, as account ids. */
export function comparedSight(before: readonly Viewing[], after: readonly Viewing[]) {
  const keyOf = ({ accountId, employmentId }: Viewing) => `${accountId} ${employmentId}`;
  const [saw, sees] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const accountsOf = (viewings: readonly Viewing[]) => [...new Set(viewings.map(({ accountId }) => accountId))];
  return {
    gains: accountsOf(after.filter((one) => !saw.has(keyOf(one)))),
    loses: accountsOf(before.filter((one) => !sees.has(keyOf(one)))),
  };
}
