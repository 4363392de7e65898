import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { lockLookup } from '../../../platform/lookups/lookup-rows';

const LEDGER = 'leave ledger';

/** Whoever asks, decides, cancels or corrects of one employment takes turns, and none of it while everybody's is settled. */
export async function lockLeaveOf(db: Database, employmentId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${LEDGER}, 0))`);
  await lockLookup(db, `leave of ${employmentId}`);
}

/** Nobody else writes to any ledger until the transaction ends. */
export const lockLedger = (db: Database): Promise<void> => lockLookup(db, LEDGER);
