import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { scheduleOccurrences } from './tables';

/** Deletes what runs left that nobody is to read any more. */
export async function purgeOccurrences(db: Database, now: Date): Promise<void> {
  await db.delete(scheduleOccurrences).where(lt(scheduleOccurrences.keptUntil, now));
}
