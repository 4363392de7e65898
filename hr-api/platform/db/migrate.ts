import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseError } from './errors';

/** Beside this file in the source, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

type Execute = (text: string) => Promise<{ rows: unknown[] }>;

/** Refuses a schema that a newer version of the program has migrated already. */
export async function refuseNewerSchema(execute: Execute): Promise<void> {
  const { rows: found } = await execute(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`);
  if (!(found[0] as { isThere: boolean }).isThere) return;
  const { rows } = await execute('select max(created_at)::text as latest from drizzle.__drizzle_migrations');
  const latest = Number((rows[0] as { latest: string | null }).latest ?? 0);
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (latest > known) {
    throw new DatabaseError(
      'The database belongs to a newer version of the HR API: start that version, or restore a backup',
    );
  }
}
