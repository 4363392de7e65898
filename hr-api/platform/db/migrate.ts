import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseError } from './errors';

/** Beside this file in the source, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

type Execute = (text: string) => Promise<{ rows: unknown[] }>;

/** When the newest migration of the database was made, in milliseconds; null for an empty database. */
async function latestMigration(execute: Execute): Promise<number | null> {
  const { rows: found } = await execute(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`);
  if (!(found[0] as { isThere: boolean }).isThere) return null;
  const { rows } = await execute('select max(created_at)::text as latest from drizzle.__drizzle_migrations');
  const { latest } = rows[0] as { latest: string | null };
  return latest === null ? null : Number(latest);
}

/**
 * Refuses a schema that a newer version of the program has migrated already, and one from before the baseline. The baseline
 * has the date of the last of the migrations that it replaces, so that where those ran it counts as applied.
 */
export async function refuseUnfitSchema(execute: Execute): Promise<void> {
  const latest = await latestMigration(execute);
  if (latest === null) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (latest < Math.min(...known)) {
    throw new DatabaseError(
      'The database lacks migrations that only release 0.1.0 of the HR API has: start 0.1.0 on it once, then this release',
    );
  }
  if (latest > Math.max(...known)) {
    throw new DatabaseError(
      'The database belongs to a newer version of the HR API: start that version, or restore a backup',
    );
  }
}
