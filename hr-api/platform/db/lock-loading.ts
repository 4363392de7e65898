import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Any number: two processes that fill the same database take turns. */
const LOAD_LOCK = 7_340_126;

/** Holds the filling of a database until the transaction ends. */
export async function lockLoading(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
}
