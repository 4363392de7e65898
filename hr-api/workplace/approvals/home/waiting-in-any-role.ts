import { and, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { ownStands } from '../delegations/stands';
import { waitsFor } from '../lists/conditions';
import { approvalApprovers } from '../tables';

/**
 * What waits for a person in whatever role, as a condition on rows of approvers. In the place of others they decide only what is
 * asked of these personally. `kinds` leaves out what lies elsewhere.
 */
export async function waitsInAnyRole(
  db: Database,
  { personId, today, kinds }: { personId: string; today: CalendarDate; kinds?: readonly string[] },
): Promise<SQL> {
  const stands = await ownStands(db, personId, today);
  const isWaiting = or(
    ...stands.map((stand, at) =>
      and(waitsFor(personId, stand, stands.slice(0, at)), at > 0 ? isNull(approvalApprovers.roleCode) : undefined),
    ),
  );
  return and(isWaiting, kinds && inArray(approvalApprovers.kind, [...kinds])) as SQL;
}
