import { and, eq, ne } from 'drizzle-orm';
import { SAMPLE_REQUEST } from '../../../hr-api/people/sample/sample-audit';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { reserveAttempt } from '../../../hr-api/access/sign-in/limits/attempts';
import { addressLimit } from '../../../hr-api/access/sign-in/limits/limits';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60 * MINUTE));

async function failTimes(times: number, loginId: string, clientAddress?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect((await hr.signIn(loginId, 'wrong password', { clientAddress })).error().code).toBe('sign_in_failed');
  }
}

/** Failures as others behind the address have made them. */
async function others(address: string, failures: number): Promise<void> {
  for (let time = 0; time < failures; time += 1) await reserveAttempt(hr.db, addressLimit(address), hr.clock.now);
}

test('the sixth attempt after five failures must wait, even if right', async () => {
  await failTimes(5, 'E1001');
  hr.clock.advance(30_000);
  const refused = await hr.signIn('E1001');
  expect(refused.status).toBe(429);
  expect(refused.error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 1 } });
  expect(refused.headers['retry-after']).toBe('30');
});

test('each failure after a pause begins a longer one, up to fifteen minutes', async () => {
  await failTimes(5, 'E1001');
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    hr.clock.advance(minutes * MINUTE - 1000);
    expect((await hr.signIn('E1001')).status).toBe(429);
    hr.clock.advance(1000);
    await failTimes(1, 'E1001');
  }
  hr.clock.advance(15 * MINUTE);
  expect((await hr.signIn('E1001')).status).toBe(200);
});

test('attempts during the pause do not lengthen it', async () => {
  await failTimes(5, 'E1001');
  for (let second = 0; second < 59; second += 1) {
    hr.clock.advance(1000);
    expect((await hr.signIn('E1001', 'wrong password')).status).toBe(429);
  }
  hr.clock.advance(1000);
  expect((await hr.signIn('E1001')).status).toBe(200);
});

test('an hour after the last failure there are five attempts again', async () => {
  await failTimes(5, 'E1001');
  hr.clock.advance(60 * MINUTE);
  await failTimes(5, 'E1001');
  expect((await hr.signIn('E1001')).status).toBe(429);
});

test('a session that stands is not touched by the pause', async () => {
  const token = await hr.tokenOf('E1001');
  await failTimes(5, 'E1001');
  expect((await hr.call('getUser', {}, { token })).status).toBe(200);
});

test('the right password at the fifth attempt forgets the failures', async () => {
  await failTimes(4, 'E1001');
  expect((await hr.signIn('E1001')).status).toBe(200);
  await failTimes(4, 'E1001');
  expect((await hr.signIn('E1001')).status).toBe(200);
});

test('writing the id otherwise gives no further attempts', async () => {
  await failTimes(3, 'E1001');
  await failTimes(2, ' e1001');
  expect((await hr.signIn('E1001')).status).toBe(429);
});

test('an id that nobody has is paused alike', async () => {
  await failTimes(5, 'E7777');
  expect((await hr.signIn('e7777')).error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 1 } });
});

test('the failures of one account do not pause another', async () => {
  await failTimes(5, 'E1001');
  expect((await hr.signIn('E1002')).status).toBe(200);
});

test('of twenty guesses at once no more than five are tried', async () => {
  const guesses = await Promise.all(Array.from({ length: 20 }, () => hr.signIn('E1003', 'wrong password')));
  const codes = guesses.map((guess) => guess.error().code).sort();
  expect(codes.filter((code) => code === 'sign_in_failed')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(15);
});

test('ten right sign-ins at once are all let in', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => hr.signIn('E1003')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('a crowd that signs in from one address at once is let in', async () => {
  const clientAddress = '198.51.100.77';
  await others(clientAddress, 46);
  const people = ['E1001', 'E1002', 'E1003', 'E1004', 'E1005', 'E1006', 'E1012', 'E1013'];
  const answers = await Promise.all(people.map((loginId) => hr.signIn(loginId, undefined, { clientAddress })));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
});

test('fifty failures from one address pause that address for every account, and no other address', async () => {
  const address = '203.0.113.7';
  await others(address, 46);
  for (const id of ['spray-1', 'spray-2', 'spray-3', 'spray-4']) await failTimes(1, id, address);
  const refused = await hr.signIn('E1002', undefined, { clientAddress: address });
  expect(refused.error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 1 } });
  expect((await hr.signIn('E1002', undefined, { clientAddress: '203.0.113.8' })).status).toBe(200);
  hr.clock.advance(MINUTE);
  expect((await hr.signIn('E1002', undefined, { clientAddress: address })).status).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  await others('2001:db8:1:2::1', 49);
  await failTimes(1, 'v6', '2001:DB8:1:2::9');
  expect((await hr.signIn('E1002', undefined, { clientAddress: '2001:db8:1:2:ffff::1' })).status).toBe(429);
  expect((await hr.signIn('E1002', undefined, { clientAddress: '2001:db8:1:3::1' })).status).toBe(200);
});

test('people who sign in from one address are not taken for an attack', async () => {
  const clientAddress = '198.51.100.20';
  await others(clientAddress, 49);
  for (let time = 0; time < 3; time += 1) {
    expect((await hr.signIn('E1002', undefined, { clientAddress })).status).toBe(200);
  }
  await failTimes(1, 'E1002', clientAddress);
  expect((await hr.signIn('E1002', undefined, { clientAddress })).status).toBe(429);
});

test('a limit that an account has reached is in its audit', async () => {
  await failTimes(5, 'E1014');
  await hr.signIn('E1014');
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1014'));
  const rows = await hr.db
    .select({ action: auditEntries.action, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.accountId, account?.id ?? ''), ne(auditEntries.requestId, SAMPLE_REQUEST)))
    .orderBy(auditEntries.at);
  expect(rows).toHaveLength(6);
  expect(rows).toContainEqual({ action: 'reach a limit', after: { refusal: 'too_many_attempts' } });
});

test('hitting a limit logs the typed id with control characters escaped', async () => {
  const typed = 'E1001\r\n\u001b[31mroot';
  await failTimes(5, typed);
  await hr.signIn(typed);
  const line = hr.logs.find((entry) => entry.includes('limit reached') && entry.includes('root')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    loginId: 'E1001\\u000d\\u000a\\u001b[31mroot',
    requestId: expect.any(String),
  });
});
