import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolConfig } from 'pg';
import type { Database, OpenDatabase } from './database';
import { DatabaseError } from './errors';
import { migrationsFolder, refuseUnfitSchema } from './migrate';
import { watchQueries } from './slow-queries';
import { offerSnapshots } from './snapshot';

const MIN_VERSION = 150_000;
const MAX_CONNECTIONS = 10;

/** Each takes a connection for as long as a file is written. */
const MAX_SNAPSHOTS = 5;

/** Any number, the same in each process of this program: who holds it migrates. */
const MIGRATION_LOCK = 4_814_662;

/** Opens PostgreSQL 15 or newer. Throws a `DatabaseError` for an older one. */
export async function openPostgres(connectionString: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const settings: PoolConfig = {
    connectionString,
    max: MAX_CONNECTIONS,
    application_name: 'humming-bird',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // Compiling the recursive queries over the organisation costs more than running them; and what several processes share for one
    // asker, they take from all the others who ask at the same time. Sorting a hundred thousand people needs 15 MB, or goes to disk.
    // A row that is looked up is in memory as a rule, or on a disk without arms: four times a row that is read in order, the usual
    // cost, has whole tables read for the fifty rows of a page.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB -c random_page_cost=2',
  };
  const pool = new Pool(settings);
  pool.on('error', onLost);
  try {
    await refuseOldVersion(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(watchQueries(pool)) as unknown as Database;
  offerSnapshots(db, MAX_SNAPSHOTS);
  return {
    db,
    kind: 'postgres',
    execute: (text, values) => pool.query(text, values && [...values]),
    migrate: () => migrateAlone(pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function refuseOldVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  );
  if (rows[0] && rows[0].version < MIN_VERSION) {
    throw new DatabaseError(`DATABASE_URL is PostgreSQL ${rows[0].name}: the HR API needs 15 or newer`);
  }
}

/** Several HR APIs may start at once: one migrates, the others wait and find nothing left to do. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnfitSchema((text) => client.query(text));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    client.release(true);
  }
}
