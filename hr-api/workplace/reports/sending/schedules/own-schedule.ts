import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/calls/call';
import { ApiError } from '../../../../platform/errors';
import { reportSchedules, type ReportScheduleRow } from '../tables';

type Asking = Pick<CallContext, 'actor' | 'db'>;

const ownWith = ({ actor, db }: Asking, code: string) => {
  const isOwn = and(eq(reportSchedules.accountId, actor.accountId), isNull(reportSchedules.removedAt));
  return db
    .select()
    .from(reportSchedules)
    .where(and(eq(reportSchedules.code, code), isOwn));
};

function foundOf([found]: readonly ReportScheduleRow[]): ReportScheduleRow {
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Whether the layout that is sent was removed since. */
export const isLayoutGone = ({ hasLayout, savedReportId }: ReportScheduleRow) => hasLayout && savedReportId === null;

/** One's own schedule with a code; any other answers as one that there is not. */
export const ownSchedule = async (context: Asking, code: string): Promise<ReportScheduleRow> =>
  foundOf(await ownWith(context, code));

/** The same to change it, held until the transaction ends. */
export const holdOwnSchedule = async (context: Asking, code: string): Promise<ReportScheduleRow> =>
  foundOf(await ownWith(context, code).for('update'));
