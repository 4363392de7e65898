import { and, count, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { prepareOnce } from '../../platform/db/prepare-once';
import { hashOfSecret } from '../../platform/random-secret';
import { calendarFeeds } from './tables';

export type Feed = typeof calendarFeeds.$inferSelect;

/** Readings within this time of the last written one are not written. */
const READING_PRECISION_MS = 15 * 60_000;

const feedBySecret = prepareOnce('feed_by_secret', (db) =>
  db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, sql.placeholder('secretHash'))),
);

export async function feedOfSecret(db: Database, secret: string): Promise<Feed | null> {
  const [feed] = await feedBySecret(db).execute({ secretHash: hashOfSecret(secret) });
  return feed ?? null;
}

/** An account's subscriptions, the latest first. */
export const feedsOf = (db: Database, accountId: string): Promise<Feed[]> =>
  db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId))
    .orderBy(desc(calendarFeeds.madeAt), desc(calendarFeeds.id));

export async function countFeeds(db: Database, accountId: string): Promise<number> {
  const [row] = await db.select({ feeds: count() }).from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return Number(row?.feeds ?? 0);
}

export async function noteReading(db: Database, { id, lastReadAt }: Feed, now: Date): Promise<void> {
  const before = new Date(now.getTime() - READING_PRECISION_MS);
  if (lastReadAt && lastReadAt > before) return;
  const isOld = or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, before));
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.id, id), isOld));
}

/** The state of a calendar that is made of this: another one than before is a later one. */
export async function stateOf(
  db: Database,
  feed: Feed,
  tag: string,
  now: Date,
): Promise<Pick<Feed, 'revision' | 'changedAt'>> {
  if (feed.tag === tag) return feed;
  const { id, revision, changedAt } = calendarFeeds;
  const [changed] = await db
    .update(calendarFeeds)
    .set({ tag, revision: sql`${revision} + 1`, changedAt: now })
    .where(and(eq(id, feed.id), ne(calendarFeeds.tag, tag)))
    .returning({ revision, changedAt });
  if (changed) return changed;
  // Another reading has just found the same.
  const [found] = await db.select({ revision, changedAt }).from(calendarFeeds).where(eq(id, feed.id));
  return found ?? feed;
}
