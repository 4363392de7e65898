import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';

/** A file kept of an earlier release, in its folder here. */
export async function readRelease<Content>(release: string, name: string): Promise<Content> {
  const bytes = await promisify(gunzip)(await readFile(join(__dirname, release, `${name}.json.gz`)));
  return JSON.parse(bytes.toString()) as Content;
}

/** Migrates as an earlier release did. */
export async function migrateAs(release: string, { db }: OpenDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-migrations-'));
  await mkdir(join(folder, 'meta'));
  for (const [name, text] of Object.entries(await readRelease<Record<string, string>>(release, 'migrations')))
    await writeFile(join(folder, name), text);
  await migrate(db as never, { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
