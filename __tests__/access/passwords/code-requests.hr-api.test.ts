import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { loginIdOf } from '../../../hr-api/access/sign-in/accounts';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { PASSWORD_CODE_QUEUE, passwordCodeWorker } from '../../../hr-api/access/passwords/code-requests';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { workOf } from '../../platform/hr-api/harness/work-of';
import { askCode, resetWith, whenWorkedOn } from './ask-code';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Ids that are mailed nothing, and why. */
const SILENT = { E7777: 'nobody has it', E1015: 'left', E1005: 'disabled', E1006: 'no mail', '\u202e x': 'no id' };

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1005'));
  await hr.db.update(accounts).set({ mail: '' }).where(eq(accounts.loginId, 'E1006'));
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(DAY));

const ask = (Username: string, clientAddress?: string) =>
  hr.call('requestPasswordCode', { Username }, { clientAddress });

test.each(Object.entries(SILENT))('%p (%s) is answered as an account is, and mailed nothing', async (id) => {
  const known = await ask('E1001');
  await whenWorkedOn(hr);
  const before = (await mailsIn(hr.dataDir)).length;
  const answer = await ask(id);
  await whenWorkedOn(hr);
  expect(answer.status).toBe(known.status);
  expect(answer.reply()).toEqual(known.reply());
  expect(answer.reply().message).toBe('Reset password OTP has been sent to your email.');
  expect(Object.keys(answer.headers)).toEqual(Object.keys(known.headers));
  expect(answer.headers['content-length']).toBe(known.headers['content-length']);
  expect(await mailsIn(hr.dataDir)).toHaveLength(before);
});

test.each(Object.keys(SILENT))('%p is refused any code like an account, and paused like one', async (id) => {
  for (let time = 0; time < 5; time += 1)
    expect((await resetWith(hr, id, '123456', 'Meadow-lark 7')).error().code).toBe('code_invalid');
  const paused = (await resetWith(hr, id, '123456', 'Meadow-lark 7')).error();
  expect(paused).toMatchObject({ code: 'too_many_attempts', params: { minutes: 12 } });
});

test('asking costs the same work for every id, and looks up nobody (T56)', async () => {
  const workFor = (id: string) => workOf(async () => expect((await ask(id, '203.0.113.39')).status).toBe(200));
  const known = await workFor('E1002');
  expect(known.statements.join('\n')).toMatch(/attempt_limits[^]*jobs\.job/);
  expect(known.statements.join('\n')).not.toContain('accounts');
  for (const id of Object.keys(SILENT)) expect(await workFor(id)).toEqual(known);
  await whenWorkedOn(hr);
});

test('a request costs the same for every id, its audit included (T56)', async () => {
  const { env, secrets, jobs } = hr.services;
  const work = passwordCodeWorker({ db: hr.db, clock: () => hr.clock.now, env, secrets, log: hr.app.log });
  const statementsFor = async (typed: string) => {
    const request = {
      id: crypto.randomUUID(),
      loginId: loginIdOf(typed),
      askedAt: hr.clock.now.getTime(),
      language: 'en',
    };
    return (await workOf(() => work({ ...request, clientAddress: null, requestId: 'request-of-a-test' }, jobs)))
      .statements;
  };
  const known = await statementsFor('E1002');
  expect(known.join('\n')).toMatch(/insert into "password_codes"[^]*update "password_codes"/);
  expect(known.filter((text) => text.startsWith('insert into "audit_entries"'))).toHaveLength(1);
  for (const id of Object.keys(SILENT)) expect(await statementsFor(id)).toEqual(known);
  await whenWorkedOn(hr);
});

test('the audit tells who was mailed no code, as far as it is anybody', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1005'));
  for (const id of ['E1005', 'E7777']) await ask(id);
  await whenWorkedOn(hr);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.at, hr.clock.now));
  const refused = rows.filter(({ action }) => action === 'be refused a password code');
  expect(refused.map(({ subjectId }) => subjectId).sort()).toEqual([account?.id, 'unknown'].sort());
  expect(refused).toMatchObject(refused.map(() => ({ subjectKind: 'account', accountId: null })));
});

test('an account is mailed five codes an hour and a long one, and its sign-in is not touched', async () => {
  await askCode(hr, 'E1003');
  const before = (await mailsIn(hr.dataDir)).length;
  await Promise.all(Array.from({ length: 50 }, () => ask(' e1003 ')));
  await whenWorkedOn(hr);
  expect(await mailsIn(hr.dataDir)).toHaveLength(before + 5);
  expect((await hr.signIn('E1003')).status).toBe(200);
  hr.clock.advance(120 * MINUTE);
  expect((await resetWith(hr, 'E1003', await askCode(hr, 'E1003'), 'Meadow-lark 7')).status).toBe(200);
});

test('fifty requests from one address pause that address for every id, and no other', async () => {
  const clientAddress = '203.0.113.40';
  for (let time = 0; time < 50; time += 1) expect((await ask(`spray-${time}`, clientAddress)).status).toBe(200);
  for (const id of ['E1001', 'E7777']) {
    const refused = await ask(id, clientAddress);
    expect(refused.error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 1 } });
  }
  expect((await ask('E1001', '203.0.113.41')).status).toBe(200);
  hr.clock.advance(MINUTE);
  expect((await ask('E1001', clientAddress)).status).toBe(200);
});

test('a request that is worked on twice mails one code', async () => {
  await whenWorkedOn(hr);
  const before = (await mailsIn(hr.dataDir)).length;
  const request = {
    id: crypto.randomUUID(),
    loginId: 'E1004',
    askedAt: hr.clock.now.getTime(),
    language: 'en',
    clientAddress: null,
    requestId: 'request-of-a-test',
  };
  for (let time = 0; time < 2; time += 1) {
    await hr.services.jobs.enqueue(hr.db, PASSWORD_CODE_QUEUE, request);
    await whenWorkedOn(hr);
  }
  expect(await mailsIn(hr.dataDir)).toHaveLength(before + 1);
  await hr.services.jobs.enqueue(hr.db, PASSWORD_CODE_QUEUE, {
    ...request,
    id: crypto.randomUUID(),
    askedAt: hr.clock.now.getTime() - 11 * MINUTE,
  });
  await whenWorkedOn(hr);
  expect(await mailsIn(hr.dataDir)).toHaveLength(before + 1);
});

test('the code is mailed in the language of the account, else of the browser', async () => {
  await hr.call('requestPasswordCode', { Username: 'E1004' }, { language: 'ja' });
  await whenWorkedOn(hr);
  expect((await mailsIn(hr.dataDir)).at(-1)?.text).toContain('有効期限は10分');
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1004'));
  const answer = await hr.call('requestPasswordCode', { Username: 'E1004' }, { language: 'ja' });
  expect(answer.reply().message).toBe('パスワード再設定用のコードをメールでお送りしました。');
  await whenWorkedOn(hr);
  expect((await mailsIn(hr.dataDir)).at(-1)?.text).toContain('Der Code gilt 10 Minuten');
});
