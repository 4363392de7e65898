import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { dayOf, daysBetween } from '../../platform/dates';
import { visits } from './tables';

/** So many whole days without a sign-in are an absence: a weekend is none. */
const AWAY_DAYS = 3;

/** So long after it an absence is spoken of. */
const TELL_MS = 7 * 24 * 3_600_000;

const isOf = (accountId: string) => eq(visits.accountId, accountId);

/** Notes that an account signs in, and since when it was away, if it was. */
export async function noteVisit(db: Database, accountId: string, now: Date): Promise<void> {
  const [last] = await db.select({ at: visits.signedInAt }).from(visits).where(isOf(accountId)).for('update');
  const wasAway = last && daysBetween(dayOf(last.at), dayOf(now)) > AWAY_DAYS;
  const visit = { signedInAt: now, ...(wasAway && { awaySince: last.at, backAt: now }) };
  await db
    .insert(visits)
    .values({ accountId, ...visit })
    .onConflictDoUpdate({ target: visits.accountId, set: visit });
}

/** Since when an account that is back now was away; null where it was not, or knows what happened. */
export async function awaySince(db: Database, accountId: string, now: Date): Promise<Date | null> {
  const isNews = gt(visits.backAt, new Date(now.getTime() - TELL_MS));
  const [visit] = await db
    .select({ since: visits.awaySince })
    .from(visits)
    .where(and(isOf(accountId), isNews));
  return visit?.since ?? null;
}

/** That an absence is spoken of no more; false where none was. */
export async function closeAbsence(db: Database, accountId: string): Promise<boolean> {
  const closed = await db
    .update(visits)
    .set({ awaySince: null, backAt: null })
    .where(and(isOf(accountId), isNotNull(visits.awaySince)))
    .returning({ accountId: visits.accountId });
  return closed.length > 0;
}
