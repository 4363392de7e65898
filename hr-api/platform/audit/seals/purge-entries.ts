import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { auditEntries, auditSeals } from '../tables';

/** Removes audit rows for good and answers how many. Their hashes stay and say so; a row that is not sealed yet stays too. */
export function purgeEntries(db: Database, ids: readonly string[], now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const purged = await tx
      .update(auditSeals)
      .set({ purgedAt: now })
      .where(and(inArray(auditSeals.entryId, [...ids]), isNull(auditSeals.purgedAt)))
      .returning({ id: auditSeals.entryId });
    const gone = purged.map(({ id }) => id);
    await tx.delete(auditEntries).where(inArray(auditEntries.id, gone));
    return gone.length;
  });
}
