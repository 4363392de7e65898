import { lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { sessions } from '../tables';

/** A day longer than the longest session, so that signing out twice still answers 200, and a day's codes can be counted. */
const RETENTION_MS = 2 * 24 * 3_600_000;

/** Deletes sessions that ended long ago, and their one-time codes with them. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, new Date(now.getTime() - RETENTION_MS)));
}
