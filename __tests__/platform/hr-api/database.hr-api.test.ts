import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../../../hr-api/platform/db/database';
import { openPostgres } from '../../../hr-api/platform/db/postgres';
import { startApp } from './harness/start-app';
import { makeDatabase } from './harness/test-database';
import { databaseUrl } from './harness/test-settings';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? describe : describe.skip;

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

onPostgres('on PostgreSQL', () => {
  test('two HR APIs that start at once migrate an empty database once (F21)', async () => {
    const name = `humming_test_${randomBytes(6).toString('hex')}`;
    await administer(`create database ${name} template template0`);
    const url = databaseUrl(server ?? '', name);
    const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url, () => {})));
    await Promise.all(databases.map(({ migrate }) => migrate()));
    const { rows } = (await databases[0]?.execute('select hash from drizzle.__drizzle_migrations')) ?? { rows: [] };
    expect(new Set(rows.map((row) => (row as { hash: string }).hash)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    await Promise.all(databases.map(({ close }) => close()));
    await administer(`drop database ${name} with (force)`);
  });

  test('the server cuts all connections: each of them fails one call at most, then calls go on', async () => {
    const hr = await startApp();
    const token = await hr.tokenOf('E1001');
    const open = hr.database.connections().open;
    const { rows } = await hr.database.execute('select current_database() as name');
    const { name } = rows[0] as { name: string };
    await administer(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
    const answers: number[] = [];
    while (answers.at(-1) !== 200 && answers.length <= open)
      answers.push((await hr.call('getUser', {}, { token })).status);
    expect(answers.at(-1)).toBe(200);
    for (const status of answers) expect([200, 503]).toContain(status);
    await hr.stop();
  });
});

/** As the next release leaves it: its migration, recorded as applied. */
async function migrateAsNewer({ execute }: OpenDatabase, migration: string): Promise<void> {
  await execute(migration);
  await execute(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)`);
}

test('the HR API starts on a database to which a newer release has only added, and answers (F21)', async () => {
  const made = await makeDatabase();
  await migrateAsNewer(made.database, 'alter table accounts add column nickname text');
  await made.database.migrate();
  const hr = await startApp({ on: made });
  expect((await hr.call('getUser', {}, { token: await hr.tokenOf('E1001') })).status).toBe(200);
  await hr.stop();
});

test('the HR API refuses a database from which a newer release took away, and names it (F21)', async () => {
  const { database, drop } = await makeDatabase();
  const takeAway = `update schema_floor set least_release = '10.0.0'; alter table accounts drop column language`;
  await migrateAsNewer(database, takeAway);
  await expect(database.migrate()).rejects.toThrow('The database needs release 10.0.0 of the HR API or a newer one');
  await drop();
});

test('migrating what is migrated changes nothing', async () => {
  const { database, drop } = await makeDatabase();
  const applied = async () => (await database.execute('select * from drizzle.__drizzle_migrations')).rows.length;
  const before = await applied();
  await database.migrate();
  expect(await applied()).toBe(before);
  await drop();
});
