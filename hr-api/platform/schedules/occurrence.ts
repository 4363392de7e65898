import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Claim } from './claims';
import { deliverOnce, pendingOf, type Send } from './deliveries';
import { LostOccurrence } from './lost-occurrence';
import { scheduleOccurrences } from './tables';

/** What a kind of schedule is given when one of them is due. */
export interface Occurrence extends Pick<Claim, 'id' | 'scheduleId' | 'subject' | 'dueAt' | 'cause' | 'requestId'> {
  /** Aborts when another worker has taken over, or the process is about to stop: long computing ends then. */
  readonly signal: AbortSignal;
  /** A transaction that commits only while this worker has the occurrence. Throws `LostOccurrence` where it has not. */
  readonly write: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  /** Of some recipients those who got nothing yet by this occurrence: what costs much is computed for them alone. */
  readonly pending: (recipients: readonly string[]) => Promise<string[]>;
  /**
   * Does for one recipient what is done once: `send` queues the mail in its transaction and says so, or says why it does not.
   * Whoever had it before is left alone. A `send` that throws makes this delivery `failed` and leaves the others alone.
   */
  readonly deliver: (recipient: string, send: Send) => Promise<void>;
}

interface Held {
  readonly db: Database;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

export function occurrenceOf(claim: Claim, { db, clock, signal }: Held): Occurrence {
  const { id, scheduleId, subject, dueAt, cause, requestId } = claim;
  const write: Occurrence['write'] = (work) =>
    inTransaction(db, async (tx) => {
      await holdOrThrow(tx, claim);
      if (signal.aborted) throw new LostOccurrence();
      return work(tx);
    });
  return {
    id,
    scheduleId,
    subject,
    dueAt,
    cause,
    requestId,
    signal,
    write,
    pending: (recipients) => pendingOf(db, id, recipients),
    deliver: (recipient, send) => deliverOnce({ write, occurrenceId: id, now: clock() }, recipient, send),
  };
}

/** Keeps the row from being taken over until the transaction ends. */
async function holdOrThrow(tx: Database, { id, fence }: Claim): Promise<void> {
  const [held] = await tx
    .select({ id: scheduleOccurrences.id })
    .from(scheduleOccurrences)
    .where(
      and(
        eq(scheduleOccurrences.id, id),
        eq(scheduleOccurrences.fence, fence),
        eq(scheduleOccurrences.state, 'running'),
      ),
    )
    .for('update');
  if (!held) throw new LostOccurrence();
}
