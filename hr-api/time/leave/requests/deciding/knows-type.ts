import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { nearestEmployment } from '../../../../people/data';
import { employments } from '../../../../people/tables';
import { managersOf, visibleTo } from '../../../../people/visibility';
import { dayOf } from '../../../../platform/dates';
import type { LeaveReader } from '../../holder';
import { leaveTypes } from '../../tables';

/**
 * Of whose leave a reader knows the type, as a condition on `employments` and `leaveTypes`: who keeps leave knows each, a manager those
 * that are not private. Whoever decides for somebody else reads with their lines.
 */
export async function knowsType(reader: LeaveReader, onBehalfOf: string | null): Promise<SQL> {
  const { actor, db, now } = reader;
  const today = dayOf(now);
  const leaderId = onBehalfOf ? (await nearestEmployment(db, onBehalfOf, today))?.id : actor.employmentId;
  const isKept = actor.permissions.has('leave.keep') ? visibleTo(actor, today, 'one') : sql`false`;
  if (!leaderId) return isKept;
  const isLed = sql`${leaderId}::uuid in ${managersOf(sql`${employments.id}`, today)}`;
  return or(isKept, and(eq(leaveTypes.isPrivate, false), isLed)) as SQL;
}
