import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { reportsDirectlyTo } from '../../../people/reportees';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import { approvalApprovers } from '../tables';

/** What waits for those who report to somebody directly and is asked of them personally; what waits for a role is nobody's alone. */
export function waitsInTeam(leaderId: string, on: CalendarDate, kinds?: readonly string[]): SQL {
  const team = sql`(select ${employments.personId} from ${employments}
    where ${asOn(employments, on)} and ${reportsDirectlyTo(leaderId, 'manager', on)})`;
  return and(
    eq(approvalApprovers.state, 'waiting'),
    isNull(approvalApprovers.roleCode),
    sql`${approvalApprovers.personId} in ${team}`,
    kinds && inArray(approvalApprovers.kind, [...kinds]),
  ) as SQL;
}
