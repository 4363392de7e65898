import { eq } from 'drizzle-orm';
import { oneTimeCodes, sessions } from '../../../hr-api/access/sign-in/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { codeIn, mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';
import { wrong } from '../passwords/ask-code';
import { accountOf, auditOf } from '../user-accounts/account-of';
import { addPhone } from '../second-factor/phone';
import { confirm } from './confirm';

const MINUTE = 60_000;

let hr: TestApp;
let token: string;
beforeEach(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1006');
  hr.clock.advance(10 * MINUTE);
});
afterEach(() => hr.stop());

const provenAt = async (loginId: string) => {
  const { id } = await accountOf(hr, loginId);
  const rows = await hr.db.select({ at: sessions.provenAt }).from(sessions).where(eq(sessions.accountId, id));
  return rows.at(-1)?.at;
};

const failed = async () => (await auditOf(hr, 'fail to confirm the identity')).map(({ after }) => after);

/** From now on they sign in with codes; the session that they have stays. */
const withCodes = (loginId: string) =>
  hr.db.update(accounts).set({ mustPassCode: true }).where(eq(accounts.loginId, loginId));

async function mailedCode(before: number): Promise<string> {
  const mail = (await waitForMails(hr.dataDir, before + 1)).at(-1);
  if (!mail) throw new Error('No mail came');
  return codeIn(mail);
}

test('the own password proves it from now on, and the audit says by what', async () => {
  expect((await confirm(hr, token)).status).toBe(200);
  expect(await provenAt('E1006')).toEqual(hr.clock.now);
  expect(await auditOf(hr, 'confirm the identity')).toMatchObject([{ after: { by: 'password' } }]);
});

test('a password that the portal has not sealed is the portal’s fault and counts for nobody', async () => {
  const refused = await hr.call('confirmIdentity', { Password: SAMPLE_PASSWORD }, { token });
  expect(refused.error().code).toBe('key_refused');
  expect(await failed()).toEqual([]);
});

test('a wrong password proves nothing, is audited, and after ten tries waits', async () => {
  const signedIn = await provenAt('E1006');
  for (let time = 0; time < 10; time += 1) {
    expect((await confirm(hr, token, 'Not-the-password-1')).error().code).toBe('password_wrong');
  }
  expect((await confirm(hr, token)).error().code).toBe('too_many_attempts');
  expect(await provenAt('E1006')).toEqual(signedIn);
  expect(await failed()).toEqual(Array.from({ length: 10 }, () => ({ by: 'password' })));
  expect(await auditOf(hr, 'reach a limit')).toHaveLength(1);
  hr.clock.advance(MINUTE);
  expect((await confirm(hr, token)).status).toBe(200);
});

test('the password of somebody else proves nothing, and their session proves nothing for others', async () => {
  await hr.db
    .update(accounts)
    .set({ passwordHash: (await accountOf(hr, 'E1017')).passwordHash })
    .where(eq(accounts.loginId, 'E1006'));
  const theirs = await hr.tokenOf('E1001');
  await confirm(hr, theirs);
  expect((await hr.call('createAccessRole', {} as never, { token })).error().code).toBe('proof_required');
  await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.loginId, 'E1006'));
  expect((await confirm(hr, token)).error().code).toBe('password_wrong');
});

test('an account with codes is mailed one after the password, and proves it by both', async () => {
  await withCodes('E1006');
  const before = (await mailsIn(hr.dataDir)).length;
  expect((await confirm(hr, token, 'Not-the-password-1')).error().code).toBe('password_wrong');
  const asked = (await confirm(hr, token)).error();
  expect(asked).toMatchObject({ code: 'code_required', params: { seconds: 209 } });
  expect((await confirm(hr, token)).error().code).toBe('code_required');
  const code = await mailedCode(before);
  expect(await mailsIn(hr.dataDir)).toHaveLength(before + 1);
  expect((await confirm(hr, token, undefined, wrong(code))).error().code).toBe('code_invalid');
  expect((await confirm(hr, token, 'Not-the-password-1', code)).error().code).toBe('password_wrong');
  expect((await confirm(hr, token, undefined, code)).status).toBe(200);
  expect(await provenAt('E1006')).toEqual(hr.clock.now);
  expect((await confirm(hr, token, undefined, code)).error().code).toBe('code_invalid');
});

test('the fifth wrong code voids it and tries pause; the session goes on', async () => {
  await withCodes('E1006');
  const before = (await mailsIn(hr.dataDir)).length;
  await confirm(hr, token);
  const code = await mailedCode(before);
  for (let time = 0; time < 5; time += 1) {
    expect((await confirm(hr, token, undefined, wrong(code))).error().code).toBe('code_invalid');
  }
  expect((await confirm(hr, token, undefined, code)).error().code).toBe('too_many_attempts');
  expect((await confirm(hr, token)).error().code).toBe('code_wait');
  expect((await hr.call('getUser', {}, { token })).status).toBe(200);
});

test('a code is good for the session that it was mailed for alone', async () => {
  const other = await hr.tokenOf('E1006');
  await withCodes('E1006');
  const before = (await mailsIn(hr.dataDir)).length;
  await confirm(hr, token);
  const code = await mailedCode(before);
  expect((await confirm(hr, other, undefined, code)).error().code).toBe('code_invalid');
});

test('whoever has an app is asked for its code, which nobody mails and which is good once', async () => {
  const phone = await addPhone(hr, 'E1006');
  hr.clock.advance(10 * MINUTE);
  expect((await confirm(hr, phone.token)).error()).toMatchObject({ code: 'code_required', params: { by: 'app' } });
  const code = phone.code();
  expect((await confirm(hr, phone.token, undefined, wrong(code))).error().code).toBe('code_invalid');
  expect((await confirm(hr, phone.token, 'Not-the-password-1', code)).error().code).toBe('password_wrong');
  expect((await confirm(hr, phone.token, undefined, code)).status).toBe(200);
  expect(await provenAt('E1006')).toEqual(hr.clock.now);
  expect((await confirm(hr, phone.token, undefined, code)).error().code).toBe('code_invalid');
  expect((await confirm(hr, phone.token, undefined, phone.recoveryCodes[0])).status).toBe(200);
  expect(await hr.db.select().from(oneTimeCodes)).toEqual([]);
});

test('what the dialog asks for is what the account has', async () => {
  const means = () => hr.call('getProofMeans', {}, { token });
  expect((await means()).reply()).toEqual({ Means: ['password'], UserName: 'E1006', Issuer: '' });
  await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.loginId, 'E1006'));
  expect((await means()).reply().Means).toEqual([]);
});
