import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sentMails } from './tables';

/** So long can be read what was mailed to whom. */
export const MAILS_KEPT_DAYS = 90;

/** Deletes what was noted of mails that nobody is to read any more. */
export async function purgeSentMails(db: Database, now: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.queuedAt, new Date(now.getTime() - MAILS_KEPT_DAYS * 86_400_000)));
}
