import type { Database } from '../../platform/db/database';
import { retentionSettings } from './tables';

/** For how many months data is kept after somebody's last day; null while nothing is set. */
export async function readKeepMonths(db: Database): Promise<number | null> {
  const [row] = await db.select().from(retentionSettings);
  return row?.keepMonths ?? null;
}
