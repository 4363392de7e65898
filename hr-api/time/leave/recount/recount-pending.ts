import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { approvals } from '../../../workplace/approvals/tables';
import type { FoundRequest } from '../requests/find-request';
import { LEAVE_SUBJECT } from '../requests/deciding/leave-subject-kind';
import { findRecounts } from './find-recounts';
import { storeRecounts } from './store-recounts';

/**
 * Counts a request anew before it is approved. Who asked for themself is told of no move that is to come, so it is counted as it was for
 * them. The caller holds the ledger.
 */
export async function recountPending(db: Database, request: FoundRequest, today: CalendarDate): Promise<void> {
  const isIt = and(eq(approvals.kind, LEAVE_SUBJECT), eq(approvals.subjectId, request.id));
  const isOwn = (await db.$count(approvals, and(isIt, eq(approvals.askedById, approvals.personId)))) > 0;
  const recounts = await findRecounts(db, [request], { today, tellsMoves: !isOwn });
  if (recounts.length > 0) await storeRecounts(db, recounts);
}
