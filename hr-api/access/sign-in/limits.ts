import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { attemptLimits } from './tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Limit {
  readonly subject: string;
  /** So many failures are let through; then attempts pause. */
  readonly failures: number;
  readonly pauseMs: number;
  /** Failures count no more when the last of them is this old. */
  readonly forgetMs: number;
}

/** SOPQ-47, for the id that was typed, whether an account has it or not. */
export const passwordLimit = (loginId: string): Limit => ({
  subject: `password ${loginId}`,
  failures: 5,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

export const addressLimit = (addressBlock: string): Limit => ({
  subject: `address ${addressBlock}`,
  failures: 50,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

/** SOPQ-47: who comes by single sign-on, for the account that is bound or else for the address. */
export const singleSignOnLimit = (subject: string): Limit => ({
  subject: `sso ${subject}`,
  failures: 5,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

/** SOPQ-11: the tries at one-time codes, which a new sign-in does not renew. */
export const codeLimit = (accountId: string): Limit => ({
  subject: `code ${accountId}`,
  failures: 5,
  pauseMs: 15 * MINUTE,
  forgetMs: DAY,
});

/** SOPQ-47: the tries at codes for a new password, for the account's id or the id that was typed. */
export const resetLimit = (subject: string): Limit => ({
  subject: `reset ${subject}`,
  failures: 5,
  pauseMs: 15 * MINUTE,
  forgetMs: DAY,
});

/** How often codes for a new password may be asked for from one place; asking for one is no failure, so nothing takes it back. */
export const codeRequestLimit = (addressBlock: string): Limit => ({
  subject: `reset request ${addressBlock}`,
  failures: 50,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

/** The tries to prove to be a device, for the id that was given, whether a device has it or not (T49). */
export const deviceLimit = (deviceCode: string): Limit => ({
  subject: `device ${deviceCode}`,
  failures: 10,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

/** The tries at the codes of a client user, whether the names that were typed are somebody's or not (T54). */
export const clientCodeLimit = (namesHash: string): Limit => ({
  subject: `client code ${namesHash}`,
  failures: 5,
  pauseMs: 15 * MINUTE,
  forgetMs: DAY,
});

/** How often codes for client users may be asked for from one place; nothing takes that back. */
export const clientRequestLimit = (addressBlock: string): Limit => ({
  subject: `client request ${addressBlock}`,
  failures: 50,
  pauseMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
});

/**
 * Counts an attempt as a failure before it is known to be one, so that parallel attempts cannot outrun the limit; a success
 * takes it back by `forgive` or `clear`. Answers how many attempts are left, and throws `too_many_attempts` during a pause.
 */
export async function reserveAttempt(db: Database, limit: Limit, now: Date): Promise<number> {
  const { subject, failures, pauseMs, forgetMs } = limit;
  const { failures: count, lastFailureAt, pausedUntil } = attemptLimits;
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgottenBefore = sql`${new Date(now.getTime() - forgetMs).toISOString()}::timestamptz`;
  const startsAnew = sql`(${pausedUntil} is not null or ${lastFailureAt} <= ${forgottenBefore})`;
  const counted = sql`case when ${startsAnew} then 1 else ${count} + 1 end`;
  const pauseEnd = sql`${new Date(now.getTime() + pauseMs).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attemptLimits)
    .values({ subject, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: attemptLimits.subject,
      set: {
        failures: counted,
        lastFailureAt: now,
        pausedUntil: sql`case when ${counted} >= ${failures} then ${pauseEnd} end`,
      },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= ${at}`,
    })
    .returning({ count });
  if (!row) throw await pauseOf(db, limit, now);
  return failures - row.count;
}

/** Throws `too_many_attempts` during a pause, and counts nothing. */
export async function refuseDuringPause(db: Database, limit: Limit, now: Date): Promise<void> {
  const [row] = await db.select().from(attemptLimits).where(eq(attemptLimits.subject, limit.subject));
  if (row?.pausedUntil && row.pausedUntil > now) throw tooManyAttempts(row.pausedUntil, now);
}

async function pauseOf(db: Database, { subject, pauseMs }: Limit, now: Date): Promise<ApiError> {
  const [row] = await db.select().from(attemptLimits).where(eq(attemptLimits.subject, subject));
  return tooManyAttempts(row?.pausedUntil ?? new Date(now.getTime() + pauseMs), now);
}

export function tooManyAttempts(until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiError('too_many_attempts', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

/** Takes one reserved attempt back, and the pause that it began. */
export async function forgiveAttempt(db: Database, { subject }: Limit): Promise<void> {
  await db
    .update(attemptLimits)
    .set({ failures: sql`greatest(${attemptLimits.failures} - 1, 0)`, pausedUntil: null })
    .where(eq(attemptLimits.subject, subject));
}

/** Forgets all failures. */
export async function clearAttempts(db: Database, ...limits: Limit[]): Promise<void> {
  const subjects = limits.map(({ subject }) => subject);
  await db.delete(attemptLimits).where(inArray(attemptLimits.subject, subjects));
}

/** Deletes counts that no longer count. */
export async function purgeLimits(db: Database, now: Date): Promise<void> {
  await db.delete(attemptLimits).where(lt(attemptLimits.lastFailureAt, new Date(now.getTime() - DAY)));
}
