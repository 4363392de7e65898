import { and, gt, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { attemptLimits } from '../sign-in/tables';
import { LONG_CODE_LIFETIME_MS } from '../sign-in/codes/long-code';

interface Asking {
  readonly loginId: string;
  readonly browser: string;
}

const subjectOf = ({ loginId, browser }: Asking) => `password code of ${loginId.toLowerCase()} asked at ${browser}`;

/** Keeps that a browser has asked for a code, for an id that somebody has or that nobody has (T56). */
export async function noteAsking(db: Database, asking: Asking, now: Date): Promise<void> {
  await db
    .insert(attemptLimits)
    .values({ subject: subjectOf(asking), failures: 0, lastFailureAt: now })
    .onConflictDoUpdate({ target: attemptLimits.subject, set: { lastFailureAt: now } });
}

/** Whether a browser has asked for a code that may still be good. */
export async function hasAsked(db: Database, asking: Asking, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LONG_CODE_LIFETIME_MS);
  const [row] = await db
    .select({ subject: attemptLimits.subject })
    .from(attemptLimits)
    .where(and(eq(attemptLimits.subject, subjectOf(asking)), gt(attemptLimits.lastFailureAt, since)));
  return row !== undefined;
}
