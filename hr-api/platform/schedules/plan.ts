import { and, gt, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { CLOCK_TOLERANCE } from '../../../lib/contract/platform/key-header';
import { lastDue, nextDue } from '../../../lib/contract/platform/schedules/timetable';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { scheduleOccurrences, schedules } from './tables';

const BATCH_SIZE = 200;

const columns = { id: schedules.id, timetable: schedules.timetable, nextDueAt: schedules.nextDueAt };
const byDue = (now: Date) => lte(schedules.nextDueAt, now);

const latestPlan = (now: Date) => new Date(now.getTime() + CLOCK_TOLERANCE);

/** Those that were planned by a clock that was set back since. */
const byClock = (now: Date) => and(gt(schedules.plannedAt, latestPlan(now)), isNotNull(schedules.nextDueAt));

/** Whether a schedule that is due some day was planned by a clock that was set back since. */
export const isPlannedAhead = (plannedAt: Date, now: Date): boolean => plannedAt > latestPlan(now);

/**
 * Writes an occurrence for each schedule that is due, and when it is due next. Of what fell due while nothing ran, or while the
 * clock was set forward, it is the last instant alone: one catch-up, whatever was missed. What was due once is due no second time.
 * Without `kinds` it plans those of all kinds.
 */
export async function planDue(db: Database, now: Date, kinds?: readonly string[]): Promise<void> {
  const isOfKinds = kinds && inArray(schedules.kind, [...kinds]);
  for (const isToPlan of [byClock(now), byDue(now)]) {
    while ((await planBatch(db, now, and(isToPlan, isOfKinds))) === BATCH_SIZE);
  }
}

async function planBatch(db: Database, now: Date, isToPlan: SQL | undefined): Promise<number> {
  const [any] = await db.select({ id: schedules.id }).from(schedules).where(isToPlan).limit(1);
  if (!any) return 0;
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select(columns)
      .from(schedules)
      .where(isToPlan)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    const due = rows.flatMap(({ id, timetable, nextDueAt }) =>
      nextDueAt && nextDueAt <= now ? [{ scheduleId: id, dueAt: lastDue(timetable, now) ?? nextDueAt }] : [],
    );
    if (due.length > 0) {
      const occurrence = { cause: 'clock', state: 'waiting', heldUntil: now } as const;
      await tx
        .insert(scheduleOccurrences)
        .values(due.map((each) => ({ ...each, ...occurrence })))
        .onConflictDoNothing();
    }
    await writeNext(
      tx,
      now,
      rows.map(({ id, timetable }) => ({ id, next_due_at: nextDue(timetable, now) })),
    );
    return rows.length;
  });
}

/** All of them by one statement. */
async function writeNext(tx: Database, now: Date, next: readonly object[]): Promise<void> {
  await tx.execute(
    sql`update ${schedules} set next_due_at = planned.next_due_at, planned_at = ${now.toISOString()}::timestamptz
      from json_populate_recordset(null::${schedules}, ${JSON.stringify(next)}::json) planned
      where ${schedules.id} = planned.id`,
  );
}
