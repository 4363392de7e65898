import { and, sql } from 'drizzle-orm';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { leaveDays, leaveRequests } from '../tables';
import type { Recount } from './find-recounts';

/**
 * Stores which days of requests count now, and what they come to, in the order in which they were counted; what is written of them in
 * the ledger is another matter.
 */
export async function storeRecounts(db: Database, recounts: readonly Recount[]): Promise<void> {
  const days = recounts.flatMap(({ request: { id, employmentId }, days: ofRequest }) =>
    ofRequest.map((one) => ({ ...one, request_id: id, employment_id: employmentId })),
  );
  const [gone, counting] = [days.filter(({ amount }) => amount === 0), days.filter(({ amount }) => amount > 0)];
  await db.execute(sql`
    delete from ${leaveDays} using json_to_recordset(${JSON.stringify(gone)}::json) as gone(request_id uuid, day date)
    where ${leaveDays.requestId} = gone.request_id and ${leaveDays.day} = gone.day`);
  await db.execute(sql`
    insert into ${leaveDays} (request_id, employment_id, day, first, second, amount)
    select request_id, employment_id, day, first, second, amount from json_to_recordset(${JSON.stringify(counting)}::json)
      as counting(request_id uuid, employment_id uuid, day date, first bool, second bool, amount int)
    on conflict (request_id, day) do update set first = excluded.first, second = excluded.second, amount = excluded.amount`);
  const differences = recounts.map(({ request: { id }, days: ofRequest }) => ({
    id,
    difference: ofRequest.reduce((sum, { amount, was }) => sum + amount - was, 0),
  }));
  await db.execute(sql`
    update ${leaveRequests} set amount = ${leaveRequests.amount} + difference
    from json_to_recordset(${JSON.stringify(differences)}::json) as differing(id uuid, difference int)
    where ${leaveRequests.id} = differing.id`);
}

/** Leave that was approved and of which nothing counts any more is cancelled. */
export async function cancelWithoutDays(db: Database, recounts: readonly Recount[]): Promise<void> {
  const ids = recounts.map(({ request }) => request.id);
  await db
    .update(leaveRequests)
    .set({ state: 'cancelled' })
    .where(
      and(
        amongIds(leaveRequests.id, ids),
        sql`not exists (select from ${leaveDays} where ${leaveDays.requestId} = ${leaveRequests.id} and ${leaveDays.isHeld})`,
      ),
    );
}
