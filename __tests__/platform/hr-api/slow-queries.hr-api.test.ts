import { sql } from 'drizzle-orm';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

interface SlowLine {
  readonly call: string;
  readonly requestId: string;
  readonly ms: number;
  readonly sql: string;
}

const slowLines = () =>
  hr.logs.map((line) => JSON.parse(line) as SlowLine & { msg: string }).filter(({ msg }) => msg === 'slow query');

/** Makes each update of an account take longer than a query should. */
async function slowDownAccounts(): Promise<void> {
  await hr.db.execute(sql`
    create function slow_down() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`);
  await hr.db.execute(sql`
    create trigger slow_down before update on accounts for each row execute function slow_down()`);
}

test('a slow query logs its call, request id and text without values', async () => {
  const token = await hr.tokenOf('E1001');
  await slowDownAccounts();
  hr.logs.length = 0;
  const answer = await hr.call('setLanguage', { Language: 'fr' }, { token });
  expect(answer.status).toBe(200);
  const [line] = slowLines().filter((one) => one.sql.startsWith('update "accounts"'));
  expect(line).toMatchObject({ call: 'setLanguage', requestId: answer.headers['x-request-id'] });
  expect(line?.ms).toBeGreaterThan(200);
  expect(line?.sql).toMatch(/"language" = \$\d/);
  expect(JSON.stringify(line)).not.toContain('fr"');
});

test('a long query of nobody’s call leaves no line, for there is no request to name', async () => {
  hr.logs.length = 0;
  await hr.db.execute(sql`select pg_sleep(0.3)`);
  expect(slowLines()).toEqual([]);
});
