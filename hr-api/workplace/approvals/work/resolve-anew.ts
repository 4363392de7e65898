import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/db/transaction';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { advance } from '../flow/advance';
import { lockApprovals } from '../flow/approval';
import { approvals } from '../tables';
import { findStale } from './find-stale';
import { MAX_ROWS, workContext, type Working } from './working';

/**
 * Looks up anew who is asked: of each open approval once a day, because lines and roles begin and end by the day, and at once where
 * somebody who is asked cannot decide any more. A change is a line in the history. What its subject refuses, where nobody has to
 * approve it any more, stays undecided and leaves the others alone; so does what fails, and the run fails with it.
 */
export async function resolveAnew(working: Working): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await findStale(working.db, dayOf(working.clock()), MAX_ROWS))
    await inTransaction(working.db, async (db) => {
      const [approval] = await lockApprovals(db, and(eq(approvals.id, id), eq(approvals.state, 'pending')));
      if (approval) await advance(workContext(working, db, 'approvers anew'), approval);
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) failures.push(error);
      else working.log.warn({ err: error, approval: id }, 'nobody has to approve this any more, and it is refused');
    });
  if (failures.length > 0) throw new AggregateError(failures, 'approvers were not looked up anew');
}
