import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { describeError } from '../log';
import { LostOccurrence } from './lost-occurrence';
import { scheduleDeliveries, type DeliveryState } from './tables';

/** What came of sending: the mail is in the queue, or there was none to send. */
export type Sent = 'queued' | 'nothing_to_send' | 'left_out';

/** Queues what one recipient gets; the id is the mail's, so that a second sending is the same mail. */
export type Send = (tx: Database, deliveryId: string) => Promise<Sent>;

interface Delivering {
  readonly write: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  readonly occurrenceId: string;
  readonly now: Date;
}

/** Writes the delivery in the transaction that queues it; whoever has one already gets no second. */
export async function deliverOnce(
  { write, occurrenceId, now: settledAt }: Delivering,
  recipient: string,
  send: Send,
): Promise<void> {
  const row = { occurrenceId, recipient, settledAt };
  const insert = (tx: Database, state: DeliveryState, error?: string) =>
    tx
      .insert(scheduleDeliveries)
      .values({ ...row, state, error })
      .onConflictDoNothing()
      .returning({ id: scheduleDeliveries.id });
  try {
    await write(async (tx) => {
      const [delivery] = await insert(tx, 'queued');
      if (!delivery) return;
      const state = await send(tx, delivery.id);
      if (state === 'queued') return;
      await tx.update(scheduleDeliveries).set({ state }).where(eq(scheduleDeliveries.id, delivery.id));
    });
  } catch (error) {
    if (error instanceof LostOccurrence) throw error;
    await write((tx) => insert(tx, 'failed', describeError(error).name));
  }
}

/** Those of some recipients who have no delivery of an occurrence yet. */
export async function pendingOf(db: Database, occurrenceId: string, recipients: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ recipient: scheduleDeliveries.recipient })
    .from(scheduleDeliveries)
    .where(
      and(eq(scheduleDeliveries.occurrenceId, occurrenceId), inArray(scheduleDeliveries.recipient, [...recipients])),
    );
  const settled = new Set(rows.map(({ recipient }) => recipient));
  return recipients.filter((recipient) => !settled.has(recipient));
}

/** Notes what the mail server said of a delivery; it says so once. Answers whether there is such a delivery. */
export async function settleDelivery(
  db: Database,
  id: string,
  outcome: { readonly state: 'delivered' | 'refused' | 'failed'; readonly error?: string; readonly at: Date },
): Promise<boolean> {
  const settled = await db
    .update(scheduleDeliveries)
    .set({ state: outcome.state, error: outcome.error, settledAt: outcome.at })
    .where(and(eq(scheduleDeliveries.id, id), eq(scheduleDeliveries.state, 'queued')))
    .returning({ id: scheduleDeliveries.id });
  return settled.length > 0;
}
