import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/calls/call';
import { ApiError } from '../../../../platform/errors';
import { reportSchedules, type ReportScheduleRow } from '../tables';

/** One's own schedule with a code, held until the transaction ends; any other answers as one that there is not. */
export async function ownSchedule(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  code: string,
): Promise<ReportScheduleRow> {
  const isOwn = and(eq(reportSchedules.accountId, actor.accountId), isNull(reportSchedules.removedAt));
  const [found] = await db
    .select()
    .from(reportSchedules)
    .where(and(eq(reportSchedules.code, code), isOwn))
    .for('update');
  if (!found) throw new ApiError('not_found');
  return found;
}
