import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../../hr-api/platform/db/embedded/embedded';
import { migrationsFolder } from '../../../../hr-api/platform/db/migrate';
import { openPostgres } from '../../../../hr-api/platform/db/postgres';
import { callProcess, tokenFrom } from '../harness/over-the-wire';
import { schemaOf } from '../harness/schema-of';
import { bundleServer, freePort, startServer, whenReady, type ServerProcess } from '../harness/server-child';
import { makeDatabase, type TestDatabase } from '../harness/test-database';
import { TEMPLATE_FILES_VARIABLE } from '../harness/test-settings';
import { migrateAs } from './release';
import { copyRows, digestOf, tablesOf } from './rows-of';

/** Migrations that this test is killed in, however many there are: those with most to undo. */
const KILLED_IN = 3;

/** Texts of what 0.1.0 had no table for. */
const LATER_TEXTS = `delete from texts where kind in ('benefit', 'leaving-reason', 'record-list')`;

let folder: string;
let dataDir: string;
let program: string;
let onServer: TestDatabase | null = null;
const children: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'humming-bird-upgrade-'));
  dataDir = join(folder, 'data');
  await cp(process.env[TEMPLATE_FILES_VARIABLE] ?? '', dataDir, { recursive: true });
  program = await bundleServer(folder);
  if (process.env.TEST_DATABASE_URL) onServer = await makeDatabase({ isEmpty: true });
}, 120_000);
afterAll(async () => {
  for (const { child } of children) child.kill('SIGKILL');
  await onServer?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function withDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await (onServer?.url ? openPostgres(onServer.url, () => {}) : openEmbedded({ dataDir }));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function start(settings: Record<string, string>): ServerProcess {
  const url = onServer?.url;
  const own = { DATA_DIR: dataDir, SAMPLE_DATA: 'off', ...(url && { DATABASE_URL: url }) };
  const server = startServer({ ...own, ...settings }, program);
  children.push(server);
  return server;
}

/** Starts the HR API, which is killed when its migration comes to the moment; answers by what it ended. */
async function startAndDieAt(moment: string): Promise<string> {
  const hook = pathToFileURL(join(__dirname, 'die-while-migrating.mjs')).href;
  const port = await freePort();
  const server = start({ HR_API_PORT: port, NODE_OPTIONS: `--import ${hook}`, DIE_AT: moment });
  await whenReady(port, server).catch(() => server.ended);
  return server.child.signalCode ?? server.output();
}

test('killed at moments of an upgrade, it is started again, and the upgrade is whole (F21)', async () => {
  const sample = await makeDatabase();
  const before = await withDatabase(async (database) => {
    await migrateAs('0.1.0', database);
    const tables = await tablesOf(database);
    await sample.database.execute(LATER_TEXTS);
    await copyRows(sample.database, database, tables);
    return { tables, rows: await digestOf(database, tables) };
  });
  await sample.drop();
  const fresh = await makeDatabase({ isEmpty: true });
  await fresh.database.migrate();
  const schema = await schemaOf(fresh.database);
  await fresh.drop();

  const added = readMigrationFiles({ migrationsFolder }).slice(1);
  const longest = added.sort((one, other) => other.sql.length - one.sql.length).slice(0, KILLED_IN);
  const within = longest.map(({ sql }) => sql.at(-1) ?? '');
  for (const moment of [...within, 'commit', 'after commit']) expect(await startAndDieAt(moment)).toBe('SIGKILL');

  await withDatabase(async (database) => {
    expect(await digestOf(database, before.tables)).toEqual(before.rows);
    expect(await schemaOf(database)).toEqual(schema);
  });
  const port = await freePort();
  await whenReady(port, start({ HR_API_PORT: port }));
  const answer = await callProcess(port, 'listModules', {}, { token: await tokenFrom(port, 'E1001') });
  expect(answer?.reply).not.toEqual([]);
}, 300_000);
