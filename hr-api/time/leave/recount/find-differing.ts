import { and, eq } from 'drizzle-orm';
import { MAX_RECOUNTS } from '../../../../lib/contract/time/leave/leave-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { leaveRequests } from '../tables';
import { findCandidates, type Looked } from './find-candidates';
import { findRecounts, type Recount } from './find-recounts';

/** So many are looked at to find as many as are recounted at once. */
const MAX_CANDIDATES = 10 * MAX_RECOUNTS;

interface Differing {
  /** At most as many as are recounted at once. */
  readonly recounts: readonly Recount[];
  /** Whether there are others, or may be. */
  readonly isMore: boolean;
}

/** Approved leave of which something counts differently now, the first days first. */
export async function findDiffering(db: Database, looked: Looked): Promise<Differing> {
  const ids = await findCandidates(db, looked, MAX_CANDIDATES);
  const recounts: Recount[] = [];
  for (let at = 0; at < ids.length && recounts.length <= MAX_RECOUNTS; at += MAX_RECOUNTS) {
    const requests = await db
      .select()
      .from(leaveRequests)
      .where(and(amongIds(leaveRequests.id, ids.slice(at, at + MAX_RECOUNTS)), eq(leaveRequests.state, 'approved')));
    recounts.push(...(await findRecounts(db, requests, { today: looked.today, tellsMoves: true })));
  }
  return {
    recounts: recounts.slice(0, MAX_RECOUNTS),
    isMore: recounts.length > MAX_RECOUNTS || ids.length === MAX_CANDIDATES,
  };
}
