import { sealEntries } from '../../../hr-api/platform/audit/seals/seal-entries';
import type { OpenDatabase } from '../../../hr-api/platform/db/database';
import { makeAdminCommand, type AdminCommand } from '../hr-api/harness/admin-command';
import { second, write, writeMany } from './audit-database';

let command: AdminCommand;
beforeAll(async () => {
  command = await makeAdminCommand();
}, 60_000);
afterAll(() => command.remove());

async function inDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await command.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test.each([
  [['audit', '--id', 'A1'], '--id does not belong here'],
  [['audit', 'all'], 'all does not belong here'],
  [['check', '--id', 'A1'], 'check does not belong here'],
])('refuses %j in one line', async (words, line) => {
  const { code, output } = await command.run(...words);
  expect([code, output.split('\n')[0]]).toEqual([1, line]);
  expect(output).toContain('npm run admin -- audit');
});

test('says how many blocks and rows are whole, and names the first that is broken', async () => {
  expect(await command.run('audit')).toEqual({
    code: 0,
    output:
      '0 blocks with 0 rows are whole (rows of these that were purged: 0)\n' +
      'There is no block yet\nRows that are not sealed yet: 0\n',
  });

  const block = await inDatabase(async ({ db }) => {
    await writeMany(db, 4);
    await sealEntries(db, second(60));
    await writeMany(db, 3);
    const sealed = await sealEntries(db, second(120));
    await write(db, second(130));
    return sealed;
  });
  expect(await command.run('audit')).toEqual({
    code: 0,
    output:
      '2 blocks with 7 rows are whole (rows of these that were purged: 0)\n' +
      `The last block is 2, its hash ${block?.hash}\nRows that are not sealed yet: 1\n`,
  });

  await inDatabase(({ execute }) => execute(`update audit_entries set action = 'sign out' where sealed_in = 2`));
  expect(await command.run('audit')).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^Block 2 of the audit trail is the first broken one: row [0-9a-f-]{36} was changed\n$/,
    ) as string,
  });
}, 120_000);
