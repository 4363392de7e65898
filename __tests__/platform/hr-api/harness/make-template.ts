import { scryptSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../../hr-api/platform/db/embedded/embedded';
import { openPostgres } from '../../../../hr-api/platform/db/postgres';
import { readEnv } from '../../../../hr-api/platform/env';
import { fileStore } from '../../../../hr-api/platform/files/storage/store';
import { createLog } from '../../../../hr-api/platform/log';
import { dayOf } from '../../../../hr-api/platform/dates';
import { deriveSecrets } from '../../../../hr-api/platform/secrets';
import { RecordKeys } from '../../../../hr-api/people/record/values/keys';
import { loadSample } from '../../../../hr-api/sample';
import { startServices } from '../../../../hr-api/services';
import {
  databaseUrl,
  emptyTemplate,
  STATEMENTS_VARIABLE,
  TEMPLATE_FILES_VARIABLE,
  TEMPLATE_VARIABLE,
  TEST_KEY,
  TEST_NOW,
} from './test-settings';

/**
 * Makes one migrated database with the sample organisation for the whole run; each test file begins with a copy.
 * RECORD_STATEMENTS=1 writes down what the tests then ask of theirs, for releases/replay.hr-api.test.ts.
 */
export default async function makeTemplate(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  process.env[TEMPLATE_FILES_VARIABLE] = await mkdtemp(join(tmpdir(), 'humming-bird-template-files-'));
  process.env[TEMPLATE_VARIABLE] = server ? await makeOnServer(server) : await makeArchive();
  if (process.env.RECORD_STATEMENTS === '1')
    process.env[STATEMENTS_VARIABLE] = join(await mkdtemp(join(tmpdir(), 'humming-bird-statements-')), 'statements');
}

async function makeOnServer(server: string): Promise<string> {
  const name = `humming_template_${process.pid}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const database = await openPostgres(databaseUrl(server, name), () => {});
  await fillIn(database);
  await database.close();
  return name;
}

/**
 * Makes a database quick to copy and to start, which each test file does: without the server's own templates, with a small
 * cache, which is cleared at each start, and with nothing left to recover.
 */
const MADE_SMALL = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '16MB'`,
];

async function makeArchive(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'humming-bird-template-')), 'database.tar');
  const database = await openEmbedded({});
  for (const statement of MADE_SMALL) await database.execute(statement);
  await archiveTo(emptyTemplate(path), database);
  await fillIn(database);
  await archiveTo(path, database);
  await database.close();
  return path;
}

async function archiveTo(path: string, { db, execute }: OpenDatabase): Promise<void> {
  await execute('checkpoint');
  const archive = await (db as unknown as { $client: PGlite }).$client.dumpDataDir('none');
  await writeFile(path, Buffer.from(await archive.arrayBuffer()));
}

/** The stored form of a password, made at less cost than a person's: tests sign in more than a thousand times. */
async function hashPassword(password: string): Promise<string> {
  const [N, r, p] = [2 ** 10, 8, 1];
  const salt = 'salt of the tests';
  const hash = scryptSync(password, salt, 32, { N, r, p }).toString('base64url');
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64url'), hash].join('$');
}

async function fillIn(database: OpenDatabase): Promise<void> {
  await database.migrate();
  const env = readEnv({ HR_API_KEY: TEST_KEY, LOG_LEVEL: 'silent' });
  const services = await startServices({ env, database, clock: () => TEST_NOW, log: createLog(env) });
  await services.stop();
  const files = fileStore(process.env[TEMPLATE_FILES_VARIABLE] ?? '');
  const recordKeys = new RecordKeys(deriveSecrets(env.HR_API_KEY).record);
  await loadSample(database.db, { today: dayOf(TEST_NOW), files, hashPassword, recordKeys });
}
