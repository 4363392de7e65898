import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mayMail, WORK } from '../../../hr-api/platform/budgets/work';
import type { Database } from '../../../hr-api/platform/db/database';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({ settings: { ACCOUNT_BUDGET_FACTOR: '1' } });
});
afterAll(() => hr.stop());

const mailAs = (from: string) => (db: Database, to: string) =>
  mayMail({ db, now: hr.clock.now, services: { env: { ACCOUNT_BUDGET_FACTOR: 1 } } }, { from, to });

/** Until a transaction of this database waits for another's row. */
async function untilOneWaits(): Promise<void> {
  const question = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await hr.db.execute(question)).rows.length === 0);
}

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('two decisions of one person that mail the same people in another order both go through', async () => {
  const mail = mailAs(randomUUID());
  let other: Promise<boolean[]> | null = null;
  const first = await inTransaction(hr.db, async (db) => {
    const toOne = await mail(db, 'one');
    other = inTransaction(hr.db, async (tx) => [await mail(tx, 'two'), await mail(tx, 'one')]);
    await untilOneWaits();
    return [toOne, await mail(db, 'two')];
  });
  expect([first, await other]).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('who may not mail one person any more may still mail the others as often as before', async () => {
  const mail = mailAs(randomUUID());
  const answers = [];
  for (let at = 0; at < WORK.mail.atOnce; at += 1) answers.push(await mail(hr.db, 'one'));
  expect(answers.filter(Boolean)).toHaveLength(WORK.mailToOne.atOnce);
  expect(await mail(hr.db, 'another')).toBe(true);
});
