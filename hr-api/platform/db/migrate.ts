import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { version } from '../../package.json';
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

/** The least release that runs on the schema; null where none is named. */
async function leastRelease(execute: Execute): Promise<string | null> {
  const { rows: found } = await execute(`select to_regclass('schema_floor') is not null as "isThere"`);
  if (!(found[0] as { isThere: boolean }).isThere) return null;
  const { rows } = await execute('select least_release as "leastRelease" from schema_floor');
  return (rows[0] as { leastRelease: string } | undefined)?.leastRelease ?? null;
}

const isBefore = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * Refuses a schema from which a newer release has taken away what this one uses, and one from before the baseline. One to which
 * newer releases have only added will do. The baseline has the date of the last of the migrations that it replaces, so that
 * where those ran it counts as applied.
 */
export async function refuseUnfitSchema(execute: Execute): Promise<void> {
  const latest = await latestMigration(execute);
  if (latest === null) return;
  const baseline = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  if (latest < baseline) {
    throw new DatabaseError(
      'The database lacks migrations that only release 0.1.0 of the HR API has: start 0.1.0 on it once, then this release',
    );
  }
  const least = await leastRelease(execute);
  if (least !== null && isBefore(version, least)) {
    throw new DatabaseError(
      `The database needs release ${least} of the HR API or a newer one and this is ${version}: start that, or restore a backup`,
    );
  }
}
