import { eq, sql } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { prepareOnce } from '../../../hr-api/platform/db/prepare-once';
import { makeDatabase, type TestDatabase } from './harness/test-database';

let made: TestDatabase;
beforeAll(async () => {
  made = await makeDatabase();
});
afterAll(() => made.drop());

const given = sql.placeholder('given');

const accountBy = prepareOnce('account_by_login', (db) =>
  db
    .select({
      loginId: accounts.loginId,
      disabledAt: accounts.disabledAt,
      mustPassCode: accounts.mustPassCode,
      flag: accounts.popupFlag,
      given: sql<string | null>`${given}::text`,
      list: sql<string[]>`array[${accounts.loginId}, 'b']::text[]`,
    })
    .from(accounts)
    .where(eq(accounts.loginId, sql.placeholder('loginId'))),
);

test('a query that is prepared once answers each time by the values of that time', async () => {
  const { db } = made.database;
  const ask = (loginId: string, text: string | null) => accountBy(db).execute({ loginId, given: text });
  const row = { disabledAt: null, mustPassCode: expect.any(Boolean) as boolean, flag: expect.any(Number) as number };
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await ask('E1001', 'ä\n')).toEqual([{ ...row, loginId: 'E1001', given: 'ä\n', list: ['E1001', 'b'] }]);
    expect(await ask('E1002', null)).toEqual([{ ...row, loginId: 'E1002', given: null, list: ['E1002', 'b'] }]);
    expect(await ask('nobody', '')).toEqual([]);
  }
});

test('a query that is prepared once is planned once, however many ask it at the same time', async () => {
  const { db, execute } = made.database;
  const count = prepareOnce('count_accounts', (on) => on.select({ rows: sql<string>`count(*)` }).from(accounts));
  const answers = await Promise.all([1, 2, 3, 4].map(() => count(db).execute()));
  expect(new Set(answers.map(([row]) => String(row?.rows))).size).toBe(1);
  const { rows } = await execute(`select statement from pg_prepared_statements where name = 'count_accounts'`);
  expect(rows).toHaveLength(1);
});

test('a query that is prepared once sees within a transaction what the transaction wrote', async () => {
  const { db } = made.database;
  const disabledAt = new Date('2030-01-02T03:04:05.678Z');
  await expect(
    db.transaction(async (tx) => {
      await tx.update(accounts).set({ disabledAt }).where(eq(accounts.loginId, 'E1001'));
      const [row] = await accountBy(tx).execute({ loginId: 'E1001', given: null });
      expect(row?.disabledAt).toEqual(disabledAt);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const [row] = await accountBy(db).execute({ loginId: 'E1001', given: null });
  expect(row?.disabledAt).toBeNull();
});

test('a query that the database refuses is refused each time, and others go on', async () => {
  const { db } = made.database;
  const divided = prepareOnce('divided', (on) => on.select({ by: sql`1 / ${given}::int` }).from(accounts));
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(divided(db).execute({ given: 0 })).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await accountBy(db).execute({ loginId: 'E1001', given: null })).toHaveLength(1);
  }
});
