import { and, eq, exists, gt, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/database';
import { inTransaction } from '../../../../platform/db/transaction';
import { storedFiles } from '../../../../platform/files/tables';
import { scheduleDeliveries } from '../../../../platform/schedules/tables';
import { reportDeliveries, reportDigests, reportSchedules } from '../tables';

const BATCH_SIZE = 500;

/** Before what is noted of the delivery itself goes. */
const KEEP_MS = 390 * 86_400_000;

const later = alias(reportDeliveries, 'later');
const laterDigest = alias(reportDigests, 'later_digest');
const laterDelivery = alias(scheduleDeliveries, 'later_delivery');

/** A newer one reached the same recipient, with which the next file is compared. */
const isFollowed = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(laterDigest)
    .innerJoin(later, eq(later.id, laterDigest.id))
    .innerJoin(laterDelivery, eq(laterDelivery.id, later.id))
    .where(
      and(
        eq(later.reportScheduleId, reportDeliveries.reportScheduleId),
        sql`${later.accountId} is not distinct from ${reportDeliveries.accountId}`,
        eq(later.address, reportDeliveries.address),
        gt(later.createdAt, reportDeliveries.createdAt),
        eq(laterDelivery.state, 'delivered'),
      ),
    ),
);

/** Forgets the rows of files with which no other is compared any more; the sweep deletes their bytes. */
export async function purgeDigests(db: Database, now: Date): Promise<void> {
  while ((await purgeBatch(db, now)) === BATCH_SIZE);
}

const purgeBatch = (db: Database, now: Date) =>
  inTransaction(db, async (tx) => {
    const isOver = or(
      isNotNull(reportSchedules.removedAt),
      ne(reportSchedules.showsChanges, true),
      notInArray(scheduleDeliveries.state, ['queued', 'delivered']),
      lt(reportDeliveries.createdAt, new Date(now.getTime() - KEEP_MS)),
      isFollowed,
    );
    const over = await tx
      .select({ id: reportDigests.id, fileId: reportDigests.fileId })
      .from(reportDigests)
      .innerJoin(reportDeliveries, eq(reportDeliveries.id, reportDigests.id))
      .innerJoin(scheduleDeliveries, eq(scheduleDeliveries.id, reportDigests.id))
      .innerJoin(reportSchedules, eq(reportSchedules.id, reportDeliveries.reportScheduleId))
      .where(isOver)
      .limit(BATCH_SIZE);
    if (over.length === 0) return 0;
    const [ids, files] = [over.map(({ id }) => id), over.map(({ fileId }) => fileId)];
    await tx.delete(reportDigests).where(inArray(reportDigests.id, ids));
    await tx.delete(storedFiles).where(inArray(storedFiles.id, files));
    return over.length;
  });
