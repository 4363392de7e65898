import { and, eq, lt } from 'drizzle-orm';
import type { CallName } from '../../../lib/contract/all';
import type { Database } from '../db/database';
import { ApiError } from '../errors';
import { hmac } from '../secrets';
import { idempotencyRecords } from './tables';

const RETENTION_MS = 24 * 3_600_000;

/** The reply of a write, and whether it was given before. */
export interface Outcome {
  readonly reply: string;
  readonly isReplayed: boolean;
}

interface Intent {
  readonly accountId: string;
  readonly key: string;
  readonly call: CallName;
  /** All that says what is to be done, as the contract reads it. */
  readonly request: unknown;
  /** A request may hold what is secret, which a plain hash would let somebody with the database guess. */
  readonly hashKey: Buffer;
  readonly now: Date;
}

/**
 * Does a write once for each key of an account, all inside the caller's transaction: if it rolls back, nothing was done and
 * nothing is remembered. A second request with the key waits for the first one's transaction, then gets its reply.
 */
export async function runOnce(db: Database, intent: Intent, write: () => Promise<string>): Promise<Outcome> {
  const { accountId, key, call, hashKey, now } = intent;
  const requestHash = hmac(hashKey, JSON.stringify(intent.request)).toString('hex');
  const isMine = and(eq(idempotencyRecords.accountId, accountId), eq(idempotencyRecords.key, key));

  const begun = await db
    .insert(idempotencyRecords)
    .values({ accountId, key, call, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key });
  if (begun.length > 0) {
    const reply = await write();
    await db.update(idempotencyRecords).set({ reply }).where(isMine);
    return { reply, isReplayed: false };
  }

  const [record] = await db.select().from(idempotencyRecords).where(isMine);
  if (!record || record.reply === null) throw new ApiError('conflict');
  if (record.call !== call || record.requestHash !== requestHash) throw new ApiError('idempotency_mismatch');
  return { reply: record.reply, isReplayed: true };
}

/** Forgets replies that nobody will ask for again. */
export async function purgeReplies(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
