import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { purgePasswordCodes } from '../../../hr-api/access/passwords/data';
import { passwordCodes } from '../../../hr-api/access/passwords/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';
import { rowsFor, workOf } from '../../platform/hr-api/harness/work-of';
import { askCode, resetWith, wrong } from './ask-code';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(DAY));

const refusalOf = async (...attempt: Parameters<typeof resetWith>) => (await resetWith(...attempt)).error().code;

test('a person sets a password by the mailed code, signs in with it and no more with the old one', async () => {
  const code = await askCode(hr, 'E1001');
  expect((await resetWith(hr, 'E1001', code, 'Meadow-lark 7')).reply()).toEqual({
    message: 'Your password has been updated.',
  });
  expect((await hr.signIn('E1001', 'Meadow-lark 7')).status).toBe(200);
  expect((await hr.signIn('E1001', SAMPLE_PASSWORD)).error().code).toBe('sign_in_failed');
});

test('every session of the account ends, nobody is signed in by it, and sessions of others stand', async () => {
  const sessions = [await hr.tokenOf('E1002'), await hr.tokenOf('E1002')];
  const stranger = await hr.tokenOf('E1003');
  const answer = await resetWith(hr, 'E1002', await askCode(hr, 'E1002'), 'Meadow-lark 7');
  expect(Object.keys(answer.reply())).toEqual(['message']);
  for (const token of sessions) expect((await hr.call('getUser', {}, { token })).status).toBe(401);
  expect((await hr.call('getUser', {}, { token: stranger })).status).toBe(200);
});

test('the person is told by mail, in their language, with when and from where', async () => {
  await hr.db.update(accounts).set({ language: 'fr' }).where(eq(accounts.loginId, 'E1003'));
  const code = await askCode(hr, 'E1003');
  const before = (await mailsIn(hr.dataDir)).length;
  await resetWith(hr, 'E1003', code, 'Meadow-lark 7', { clientAddress: '203.0.113.9' });
  const told = (await waitForMails(hr.dataDir, before + 1)).at(-1);
  expect(told?.text).toContain('Le mot de passe de votre compte a été modifié.');
  expect(told?.text).toMatch(/eu lieu le \d{1,2} \p{Ll}+\.? \d{4} à \d\d:\d\d \(heure de l’Inde\)/u);
  expect(told?.text).toContain('203.0.113.9');
  expect(told?.text).toContain('http://127.0.0.1:3000/auth/forgot-password');
  expect(told?.text).not.toContain('lark');
});

test('the mail of the code names our own address, whatever host was asked', async () => {
  const code = await askCode(hr, 'E1004');
  const mail = (await mailsIn(hr.dataDir)).at(-1);
  expect(mail?.subject).toBe(`${code} is your code for a new password`);
  expect(mail?.text).toContain('http://127.0.0.1:3000/auth/change-password');
});

test('a code is used once', async () => {
  const code = await askCode(hr, 'E1004');
  expect((await resetWith(hr, 'E1004', code, 'Meadow-lark 7')).status).toBe(200);
  expect(await refusalOf(hr, 'E1004', code, 'Meadow-lark 8')).toBe('code_invalid');
});

test('of three uses of a code at once one counts', async () => {
  const code = await askCode(hr, 'E1005');
  const tries = ['Meadow-lark 1', 'Meadow-lark 2', 'Meadow-lark 3'].map((it) => resetWith(hr, 'E1005', code, it));
  expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a code is good at 9:59 and not at 10:01', async () => {
  const first = await askCode(hr, 'E1006');
  hr.clock.advance(10 * MINUTE - SECOND);
  expect((await resetWith(hr, 'E1006', first, 'Meadow-lark 7')).status).toBe(200);
  const second = await askCode(hr, 'E1006');
  hr.clock.advance(10 * MINUTE + SECOND);
  expect(await refusalOf(hr, 'E1006', second, 'Meadow-lark 8')).toBe('code_invalid');
});

test('a new code voids the one before', async () => {
  const first = await askCode(hr, 'E1006');
  const second = await askCode(hr, 'E1006');
  if (first !== second) expect(await refusalOf(hr, 'E1006', first, 'Meadow-lark 9')).toBe('code_invalid');
  expect((await resetWith(hr, 'E1006', second, 'Meadow-lark 9')).status).toBe(200);
});

test('the code of one person is a wrong code for another', async () => {
  const ofOne = await askCode(hr, 'E1012');
  const ofOther = await askCode(hr, 'E1013');
  if (ofOne !== ofOther) expect(await refusalOf(hr, 'E1013', ofOne, 'Meadow-lark 7')).toBe('code_invalid');
  const [row] = await hr.db
    .select({ hash: passwordCodes.codeHash })
    .from(passwordCodes)
    .innerJoin(accounts, and(eq(accounts.id, passwordCodes.accountId), eq(accounts.loginId, 'E1012')));
  const toOther = eq(accounts.loginId, 'E1013');
  const [other] = await hr.db.select({ id: accounts.id }).from(accounts).where(toOther);
  await hr.db
    .update(passwordCodes)
    .set({ codeHash: row?.hash })
    .where(eq(passwordCodes.accountId, other?.id ?? ''));
  expect(await refusalOf(hr, 'E1013', ofOne, 'Meadow-lark 7')).toBe('code_invalid');
  expect((await resetWith(hr, 'E1012', ofOne, 'Meadow-lark 7')).status).toBe(200);
});

test.each(['12345', '1234567', '１２３４５６', 'abcdef'])('%p is a wrong code', async (typed) => {
  await askCode(hr, 'E1014');
  expect((await resetWith(hr, 'E1014', typed, 'Meadow-lark 7')).error()).toMatchObject({
    code: 'code_invalid',
    message: 'Invalid OTP',
  });
});

test('after five wrong codes tries come back one at a time, while signing in goes on', async () => {
  const code = await askCode(hr, 'E1016');
  for (let time = 0; time < 5; time += 1)
    expect(await refusalOf(hr, 'E1016', wrong(code), 'Meadow-lark 7')).toBe('code_invalid');
  const paused = await resetWith(hr, 'E1016', code, 'Meadow-lark 7');
  expect(paused.error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 12 } });
  expect((await hr.signIn('E1016')).status).toBe(200);
  hr.clock.advance(12 * MINUTE);
  expect((await resetWith(hr, 'E1016', await askCode(hr, 'E1016'), 'Meadow-lark 7')).status).toBe(200);
});

test('of twenty guesses at once no more than five are tried', async () => {
  const code = await askCode(hr, 'E1017');
  const guesses = Array.from({ length: 20 }, () => resetWith(hr, 'E1017', wrong(code), 'Meadow-lark 7'));
  const codes = (await Promise.all(guesses)).map((guess) => guess.error().code);
  expect(codes.filter((refusal) => refusal === 'code_invalid')).toHaveLength(5);
  expect(codes.filter((refusal) => refusal === 'too_many_attempts')).toHaveLength(15);
});

test('a password that was forgotten after five wrong ones opens the account again', async () => {
  for (let time = 0; time < 5; time += 1) await hr.signIn('E1014', 'wrong password');
  expect((await hr.signIn('E1014')).status).toBe(429);
  await resetWith(hr, 'E1014', await askCode(hr, 'E1014'), 'Meadow-lark 7');
  expect((await hr.signIn('E1014', 'Meadow-lark 7')).status).toBe(200);
});

test('an account that was disabled after the code was mailed stays closed', async () => {
  const code = await askCode(hr, 'E1009');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1009'));
  expect(await refusalOf(hr, 'E1009', code, 'Meadow-lark 7')).toBe('code_invalid');
});

test('the audit names who got a code, failed or set a password, without secrets', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1010'));
  const code = await askCode(hr, 'E1010');
  await resetWith(hr, 'E1010', wrong(code), 'Meadow-lark 7');
  await resetWith(hr, 'E1010', code, 'Meadow-lark 7');
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, account?.id ?? ''));
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['be mailed a password code', 'fail the password code', 'reset password']),
  );
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`lark|\\b${code}\\b`));
});

test('codes and passwords are not in the database in clear, nor in the log', async () => {
  const code = await askCode(hr, 'E1011');
  await resetWith(hr, 'E1011', code, 'Meadow-lark 7');
  for (const table of ['jobs.job', 'password_codes', 'accounts', 'attempt_limits']) {
    const { rows } = await hr.database.execute(`select t::text as row from ${table} t`);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Meadow|\\b${code}\\b`));
  }
  expect(hr.logs.join('')).not.toMatch(new RegExp(`Meadow|\\b${code}\\b`));
});

test('codes are deleted after a day', async () => {
  await askCode(hr, 'E1001');
  const kept = () => hr.db.$count(passwordCodes, eq(passwordCodes.createdAt, hr.clock.now));
  await purgePasswordCodes(hr.db, new Date(hr.clock.now.getTime() + DAY));
  expect(await kept()).toBe(1);
  await purgePasswordCodes(hr.db, new Date(hr.clock.now.getTime() + DAY + 1));
  expect(await kept()).toBe(0);
});

test('a wrong code costs the same for unknown and disabled accounts (T56)', async () => {
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1016'));
  const otp = wrong(await askCode(hr, 'E1017'));
  const attemptFor = (loginId: string) => async () =>
    expect(await refusalOf(hr, loginId, otp, 'Meadow-lark 7')).toBe('code_invalid');
  const known = await workOf(attemptFor('E1017'));
  const rows = await rowsFor(attemptFor('E1017'));
  expect(known.statements.length).toBeGreaterThan(0);
  expect(rows.length).toBeGreaterThan(0);
  for (const other of ['E1016', 'E1015', 'E7777']) {
    expect(await workOf(attemptFor(other))).toEqual(known);
    expect(await rowsFor(attemptFor(other))).toEqual(rows);
  }
});
