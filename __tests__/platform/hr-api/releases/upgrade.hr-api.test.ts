import { makeDatabase, type TestDatabase } from '../harness/test-database';
import { schemaOf } from '../harness/schema-of';
import { startApp } from '../harness/start-app';
import { migrateAs } from './release';
import { copyRows, digestOf, tablesOf } from './rows-of';

/** As release 0.1.0 made it. */
let old: TestDatabase;
let fresh: TestDatabase;

beforeAll(async () => {
  old = await makeDatabase({ isEmpty: true });
  await migrateAs('0.1.0', old.database);
  fresh = await makeDatabase({ isEmpty: true });
  await fresh.database.migrate();
}, 60_000);

afterAll(() => fresh.drop());

const journalOf = async ({ database }: TestDatabase) =>
  (await database.execute('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;

test('a new database begins with the rows that one of release 0.1.0 began with', async () => {
  const tables = await tablesOf(old.database);
  const counts = async ({ database }: TestDatabase) =>
    Object.entries(await digestOf(database, tables)).map(([name, digest]) => `${name} ${digest.split(' ')[0]}`);
  expect(await counts(fresh)).toEqual(await counts(old));
});

test('a filled database of release 0.1.0 keeps every row, gets a new one’s schema, works (F21)', async () => {
  const tables = await tablesOf(old.database);
  const sample = await makeDatabase();
  await copyRows(sample.database, old.database, tables);
  await sample.drop();
  const [rows, journal] = [await digestOf(old.database, tables), await journalOf(old)];
  expect(Object.values(rows).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(50);
  expect(journal).toHaveLength(24);

  await old.database.migrate();

  expect(await digestOf(old.database, tables)).toEqual(rows);
  expect((await journalOf(old)).slice(0, 24)).toEqual(journal);
  expect(await schemaOf(old.database)).toEqual(await schemaOf(fresh.database));
  const hr = await startApp({ on: old });
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('listModules', {}, { token })).reply()).not.toEqual([]);
  await hr.stop();
});

test('a database that release 0.1.0 has not finished is refused and told to start 0.1.0 first', async () => {
  const { database, drop } = await makeDatabase();
  await database.execute('update drizzle.__drizzle_migrations set created_at = created_at - 7776000000');
  const schema = await schemaOf(database);
  await expect(database.migrate()).rejects.toThrow('start 0.1.0 on it once, then this release');
  expect(await schemaOf(database)).toEqual(schema);
  await drop();
});
