import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabase } from '../harness/test-database';
import { readRelease } from './release';
import { findRefused } from './statements';

/** The release before this one, whose processes run on the schema of this one while both are there. */
const releases = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'statements.json.gz')));

test.each(releases)('each statement of release %s is understood by the schema of today', async (name) => {
  const statements = await readRelease<string[]>(name, 'statements');
  expect(statements.length).toBeGreaterThan(500);
  const { database, drop } = await makeDatabase();
  expect(Object.fromEntries(await findRefused(database, statements))).toEqual({});
  await drop();
});

test('a statement on a column that the schema has no longer is found', async () => {
  const statements = await readRelease<string[]>(releases[0] ?? '', 'statements');
  const { database, drop } = await makeDatabase();
  await database.execute('alter table accounts rename column language to tongue');
  const refused = [...(await findRefused(database, statements)).values()];
  expect(refused).toContain('column "language" of relation "accounts" does not exist');
  await drop();
});
