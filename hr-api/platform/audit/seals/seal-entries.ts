import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { insertRows } from '../../insert-rows';
import { auditBlocks, auditEntries, auditSeals, type AuditBlock } from '../tables';
import { canonicalColumns } from './canonical-columns';
import { FORM, hashBlock, hashEntry } from './hashes';

/** The most rows of a block. */
export const MAX_ENTRIES = 1000;

/**
 * Makes a block of the oldest rows that are in none, whenever they were committed; undefined where there is none. Of two who seal
 * at once one waits for the other. Whoever writes audit rows waits for neither.
 */
export function sealEntries(db: Database, now: Date): Promise<AuditBlock | undefined> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit seals', 0))`);
    const entries = await tx
      .select(canonicalColumns)
      .from(auditEntries)
      .where(isNull(auditEntries.sealedIn))
      .orderBy(auditEntries.at, auditEntries.id)
      .limit(MAX_ENTRIES);
    if (entries.length === 0) return undefined;
    const [last] = await tx.select().from(auditBlocks).orderBy(desc(auditBlocks.number)).limit(1);
    const head = { number: (last?.number ?? 0) + 1, hashBefore: last?.hash ?? '', sealedAt: now };
    const seals = entries.map((entry, at) => ({
      entryId: entry.id,
      block: head.number,
      place: at + 1,
      hash: hashEntry(entry),
    }));
    const block = { ...head, form: FORM, entryCount: seals.length, hash: hashBlock(head, seals) };
    await tx.insert(auditBlocks).values(block);
    await insertRows(tx, auditSeals, seals);
    await tx
      .update(auditEntries)
      .set({ sealedIn: head.number })
      .from(auditSeals)
      .where(and(eq(auditSeals.block, head.number), eq(auditSeals.entryId, auditEntries.id)));
    return block;
  });
}
