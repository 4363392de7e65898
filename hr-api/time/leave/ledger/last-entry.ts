import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { leaveEntries } from '../tables';

/** The number of the last entry of all ledgers, after which is what is written from now on. */
export async function lastEntry(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::float8 as id from ${leaveEntries}`,
  );
  return rows[0]?.id ?? 0;
}
