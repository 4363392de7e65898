import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGliteInterface, PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from '../database';
import { EmbeddedClient } from './embedded-client';
import { lockFolder } from './folder-lock';
import { withWaits } from './low-priority';
import { migrationsFolder, refuseUnfitSchema } from '../migrate';
import { watchQueries } from '../slow-queries';

const extensions = { btree_gist, citext, pg_trgm, unaccent };

interface EmbeddedOptions {
  /** The product's data folder, whose `db` holds the database; in memory without one. */
  readonly dataDir?: string;
  /** An archive of a database to begin with, for a database in memory. */
  readonly template?: Blob;
}

/** Opens the embedded database. Throws a `DatabaseError` when another process has it open. */
export async function openEmbedded({ dataDir, template }: EmbeddedOptions): Promise<OpenDatabase> {
  if (dataDir === undefined) return wrap(await openClient({ loadDataDir: template }), async () => {});
  await mkdir(dataDir, { recursive: true });
  const folder = join(resolve(dataDir), 'db');
  const unlock = await lockFolder(folder);
  try {
    return wrap(await openClient({ dataDir: folder }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openClient(options: PGliteOptions): Promise<EmbeddedClient> {
  const client = new EmbeddedClient({ ...options, extensions });
  await client.waitReady;
  return client;
}

function wrap(client: EmbeddedClient, unlock: () => Promise<void>): OpenDatabase {
  const database = drizzle(withWaits(watchQueries(client)));
  const execute = (text: string, values?: readonly unknown[]) => executeText(client, text, values);
  return {
    db: database as unknown as Database,
    kind: 'embedded',
    execute,
    migrate: async () => {
      await refuseUnfitSchema(execute);
      await migrate(database, { migrationsFolder });
    },
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}

async function executeText(
  client: PGliteInterface,
  text: string,
  values?: readonly unknown[],
): Promise<{ rows: unknown[] }> {
  if (values) return client.query(text, [...values]);
  try {
    return (await client.exec(text)).at(-1) ?? { rows: [] };
  } catch (error) {
    // Several statements may have begun a transaction, and the one connection would stay in it.
    await client.exec('rollback');
    throw error;
  }
}
