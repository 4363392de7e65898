import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { inTransaction } from '../../../../platform/db/transaction';
import { storedFiles } from '../../../../platform/files/tables';
import { scheduleDeliveries } from '../../../../platform/schedules/tables';
import { reportDeliveries } from '../tables';

const BATCH_SIZE = 500;

/** Forgets the files of mails that are settled and of links that have ended; the sweep deletes their bytes. */
export async function purgeSentFiles(db: Database, now: Date): Promise<void> {
  while ((await purgeBatch(db, now)) === BATCH_SIZE);
}

const purgeBatch = (db: Database, now: Date) =>
  inTransaction(db, async (tx) => {
    const isOver = or(
      lt(reportDeliveries.linkEndsAt, now),
      and(isNull(reportDeliveries.linkCode), ne(scheduleDeliveries.state, 'queued')),
    );
    const over = await tx
      .select({ id: reportDeliveries.id, fileId: reportDeliveries.fileId })
      .from(reportDeliveries)
      .innerJoin(scheduleDeliveries, eq(scheduleDeliveries.id, reportDeliveries.id))
      .where(and(isNotNull(reportDeliveries.fileId), isOver))
      .limit(BATCH_SIZE);
    if (over.length === 0) return 0;
    const ids = over.map(({ id }) => id);
    await tx.update(reportDeliveries).set({ fileId: null, linkCode: null }).where(inArray(reportDeliveries.id, ids));
    const files = over.flatMap(({ fileId }) => fileId ?? []);
    await tx.delete(storedFiles).where(inArray(storedFiles.id, files));
    return over.length;
  });
