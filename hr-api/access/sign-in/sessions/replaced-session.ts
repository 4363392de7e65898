import { and, eq, inArray, isNull, gt } from 'drizzle-orm';
import type { SessionEnd } from '../../../../lib/contract/access/session-ends';
import { isInFuture } from '../../../platform/clock';
import type { Database } from '../../../platform/db/database';
import { sessions } from '../tables';

/**
 * How long a session that goes on in another role is still read with: a browser that leaves the page meanwhile has no other
 * token until the answer comes. A session that goes on past a gate (code, agreement) has no such time.
 */
const GRACE_MS = 10_000;

/** Notes which session goes on from one that has ended, in another role. */
export async function noteReplacement(db: Database, sessionId: string, replacedBy: string): Promise<void> {
  await db.update(sessions).set({ replacedBy }).where(eq(sessions.id, sessionId));
}

export function isWithinGrace(endedAt: Date | null, now: Date): boolean {
  return endedAt !== null && !isInFuture(endedAt, now) && now.getTime() - endedAt.getTime() < GRACE_MS;
}

/** Ends the session that has replaced one a moment ago, for who signs out with the token of before; its id, or null for none. */
export async function endReplacement(
  db: Database,
  sessionId: string,
  because: SessionEnd,
  now: Date,
): Promise<string | null> {
  const replaced = db
    .select({ id: sessions.replacedBy })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.endedAt, new Date(now.getTime() - GRACE_MS))));
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(inArray(sessions.id, replaced), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended?.id ?? null;
}
