import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { tooManyAttempts, type ApiError } from '../../../platform/errors';
import { attemptLimits } from '../tables';
import { instantValue } from '../../../platform/db/instant';

const DAY = 24 * 3_600_000;

export interface Limit {
  readonly subject: string;
  /** So many failures are let through; each one from then on begins a pause. */
  readonly failures: number;
  /** How long the first pause is, the second and so on; the last one repeats. Milliseconds. */
  readonly pauses: readonly [number, ...number[]];
  /** Failures count no more when the last of them is this old. */
  readonly forgetMs: number;
}

/**
 * Counts an attempt as a failure before it is known to be one, so that parallel attempts cannot outrun the limit; a success
 * takes it back by `forgiveAttempt` or `clearAttempts`. Answers how many attempts are left before a pause, and throws
 * `too_many_attempts` during one.
 */
export async function reserveAttempt(db: Database, limit: Limit, now: Date): Promise<number> {
  const { subject, failures, pauses, forgetMs } = limit;
  const { failures: count, lastFailureAt, pausedUntil } = attemptLimits;
  const at = instantValue(now);
  const forgottenBefore = instantValue(new Date(now.getTime() - forgetMs));
  const counted = sql`case when ${lastFailureAt} <= ${forgottenBefore} then 1 else ${count} + 1 end`;
  const seconds = sql`array[${sql.join(
    pauses.map((ms) => sql`${ms / 1000}::double precision`),
    sql`, `,
  )}]`;
  const pause = sql`(${seconds})[least(${counted} - ${failures} + 1, ${pauses.length})]`;
  const [row] = await db
    .insert(attemptLimits)
    .values({ subject, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: attemptLimits.subject,
      set: {
        failures: counted,
        lastFailureAt: now,
        pausedUntil: sql`case when ${counted} >= ${failures} then ${at} + make_interval(secs => ${pause}) end`,
      },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= ${at}`,
    })
    .returning({ count });
  if (!row) throw await pauseOf(db, limit, now);
  return Math.max(0, failures - row.count);
}

/** Throws `too_many_attempts` during a pause, and counts nothing. */
export async function refuseDuringPause(db: Database, limit: Limit, now: Date): Promise<void> {
  const [row] = await db.select().from(attemptLimits).where(eq(attemptLimits.subject, limit.subject));
  if (row?.pausedUntil && row.pausedUntil > now) throw tooManyAttempts(row.pausedUntil, now);
}

async function pauseOf(db: Database, { subject, pauses }: Limit, now: Date): Promise<ApiError> {
  const [row] = await db.select().from(attemptLimits).where(eq(attemptLimits.subject, subject));
  return tooManyAttempts(row?.pausedUntil ?? new Date(now.getTime() + pauses[0]), now);
}

/** Takes one reserved attempt back, and the pause that it began. */
export async function forgiveAttempt(db: Database, { subject }: Limit): Promise<void> {
  await db
    .update(attemptLimits)
    .set({ failures: sql`greatest(${attemptLimits.failures} - 1, 0)`, pausedUntil: null })
    .where(eq(attemptLimits.subject, subject));
}

/** Forgets all failures. */
export async function clearAttempts(db: Database, ...limits: readonly Limit[]): Promise<void> {
  const subjects = limits.map(({ subject }) => subject);
  await db.delete(attemptLimits).where(inArray(attemptLimits.subject, subjects));
}

/** Deletes counts that no longer count. */
export async function purgeAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attemptLimits).where(lt(attemptLimits.lastFailureAt, new Date(now.getTime() - DAY)));
}
