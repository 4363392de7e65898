import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { leaveDays, leaveRequests } from '../tables';
import type { Recount } from './find-recounts';

/** Stores which days of requests count now, and what they come to; what is written of them in the ledger is another matter. */
export async function storeRecounts(db: Database, recounts: readonly Recount[]): Promise<void> {
  const days = recounts.flatMap(({ request, days: ofRequest }) =>
    ofRequest.map(({ day, first, second, amount }) => ({
      ...{ requestId: request.id, employmentId: request.employmentId, day, first, second, amount },
    })),
  );
  const gone = JSON.stringify(days.filter(({ amount }) => amount === 0));
  await db.execute(sql`
    delete from ${leaveDays} using json_to_recordset(${gone}::json) as gone("requestId" uuid, day date)
    where ${leaveDays.requestId} = gone."requestId" and ${leaveDays.day} = gone.day`);
  for (const counted of days.filter(({ amount }) => amount > 0)) {
    const { first, second, amount } = counted;
    await db
      .insert(leaveDays)
      .values(counted)
      .onConflictDoUpdate({ target: [leaveDays.requestId, leaveDays.day], set: { first, second, amount } });
  }
  for (const { request, days: ofRequest } of recounts) {
    const difference = ofRequest.reduce((sum, { amount, was }) => sum + amount - was, 0);
    await db
      .update(leaveRequests)
      .set({ amount: sql`${leaveRequests.amount} + ${difference}` })
      .where(eq(leaveRequests.id, request.id));
  }
}

/** Leave that was approved and of which nothing counts any more is cancelled. */
export async function cancelWithoutDays(db: Database, { request }: Recount): Promise<void> {
  const isHeld = and(eq(leaveDays.requestId, request.id), eq(leaveDays.isHeld, true));
  if ((await db.$count(leaveDays, isHeld)) > 0) return;
  await db.update(leaveRequests).set({ state: 'cancelled' }).where(eq(leaveRequests.id, request.id));
}
