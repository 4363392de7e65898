import { eq } from 'drizzle-orm';
import { resetByLoginId } from '../../../hr-api/access/second-factor/reset/reset-by-operator';
import { authenticators, factorGraces, factorResets, passkeys } from '../../../hr-api/access/second-factor/tables';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { mailTo } from '../devices/register-device';
import { codeIn, mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { addFirstPasskey, ORIGIN } from './add-passkey';
import { nextCode } from './next-code';
import { addPhone, addPhoneIn } from './phone';

const HOUR = 3_600_000;
const Reason = 'She lost her phone and the printed codes';

let hr: TestApp;
let AccountCode: string;
/** The administrator of the sample, and another. */
let thomas: string;
let other: string;
beforeAll(async () => {
  hr = await startApp();
  AccountCode = await accountOf('E1001');
  const held = { roleCode: ROLE.administrator, scope: 'all' as const, validFrom: '2020-01-01' };
  await hr.db.insert(roleGrants).values({ accountId: await accountOf('E1005'), ...held });
  await hr.db.update(accounts).set({ startingRole: ROLE.administrator }).where(eq(accounts.loginId, 'E1005'));
});
afterAll(() => hr.stop());
beforeEach(async () => {
  for (const table of [authenticators, passkeys, factorGraces, factorResets]) await hr.db.delete(table);
  hr.clock.advance(48 * HOUR);
  thomas = await hr.tokenOf('E1006');
  other = await hr.tokenOf('E1005');
});

/** The subject of the next mail to a person, after those that they have. */
async function nextSubject(loginId: string, step: () => Promise<unknown>): Promise<string> {
  const { mail } = (await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId)))[0]!;
  const before = (await mailsIn(hr.dataDir)).filter(({ to }) => to.includes(mail)).length;
  await step();
  return (await mailTo(hr, loginId, before + 1)).subject;
}

async function accountOf(loginId: string): Promise<string> {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  return account!.id;
}

const ask = (token: string, code = AccountCode) =>
  hr.call('requestFactorReset', { AccountCode: code, Reason }, { token });
const agree = (token: string, code = AccountCode) => hr.call('confirmFactorReset', { AccountCode: code }, { token });
const seen = async (token: string) => (await hr.call('getAccountFactor', { AccountCode }, { token })).reply();
const actions = async () => (await hr.db.select().from(auditEntries)).map(({ action }) => action);

test('one administrator asks, another agrees: app and sessions go, a new app is added', async () => {
  const phone = await addPhone(hr, 'E1001');
  await mailTo(hr, 'E1001', 1);
  expect(await nextSubject('E1001', () => ask(thomas))).toBe('Your two-step sign-in is to be reset');
  expect((await hr.call('getUser', {}, { token: phone.token })).status).toBe(200);
  expect(await seen(other)).toMatchObject({
    CannotAgree: '',
    Request: { AskedBy: 'Thomas Keller', Reason, EndsAt: new Date(hr.clock.now.getTime() + 24 * HOUR).toISOString() },
  });
  expect(await nextSubject('E1001', () => agree(other))).toBe('Your two-step sign-in was reset');
  expect((await hr.call('getUser', {}, { token: phone.token })).error().code).toBe('unauthenticated');
  expect(await seen(other)).toMatchObject({ AddedAt: '', CodesLeft: 0, IsReset: true, Request: null });

  const before = (await mailsIn(hr.dataDir)).length;
  const { authToken: pending, ischg } = (await hr.signIn('E1001')).reply();
  expect(ischg).toBe(100);
  const OTP = codeIn((await waitForMails(hr.dataDir, before + 1)).at(-1)!);
  expect((await hr.call('verifyCode', { OTP: phone.recoveryCodes[0]! }, { token: pending })).error().code).toBe(
    'code_invalid',
  );
  const gate = (await hr.call('verifyCode', { OTP }, { token: pending })).reply();
  expect(gate.ischg).toBe(101);
  const token = gate.authToken;
  expect((await hr.call('getEnrolment', {}, { token })).reply()).toEqual({ Role_Name: '', OtherRoles: [] });
  await addPhoneIn(hr, token);
  expect((await hr.call('finishEnrolment', {}, { token })).reply().ischg).toBe(0);
  expect(await actions()).toEqual(
    expect.arrayContaining(['ask to reset a second factor', 'reset a second factor', 'add an authenticator']),
  );
});

test('both lost: passkeys and codes go too, and the gate takes a new passkey', async () => {
  const lost = await addFirstPasskey(hr, 'E1001');
  expect(await seen(thomas)).toMatchObject({ AddedAt: '', Passkeys: 1, PasskeyUsedAt: '', CannotAsk: '' });
  await ask(thomas);
  expect((await agree(other)).status).toBe(200);
  expect(await seen(other)).toMatchObject({ Passkeys: 0, CodesLeft: 0, IsReset: true });
  const before = (await mailsIn(hr.dataDir)).length;
  const { authToken: pending } = (await hr.signIn('E1001')).reply();
  const asked = await hr.call('startPasskeySignIn', { Origin: ORIGIN }, { token: pending });
  expect(asked.error()).toMatchObject({ code: 'passkey_refused', params: { because: 'none' } });
  const OTP = await nextCode(hr, before);
  const { authToken: token, ischg } = (await hr.call('verifyCode', { OTP }, { token: pending })).reply();
  expect(ischg).toBe(101);
  const { Options } = (await hr.call('startPasskey', { Origin: ORIGIN }, { token })).reply();
  const request = { Passkey: lost.authenticator.create(Options), Origin: ORIGIN, Name: 'New' };
  expect((await hr.call('addPasskey', request, { token })).reply().RecoveryCodes).toHaveLength(10);
  expect((await hr.call('finishEnrolment', {}, { token })).reply().ischg).toBe(0);
});

test('who asked cannot agree, and neither can the person themself', async () => {
  await addPhone(hr, 'E1001');
  await ask(thomas);
  expect((await agree(thomas)).error()).toMatchObject({ code: 'forbidden', params: { because: 'asker' } });
  expect((await seen(thomas)).CannotAgree).toBe('asker');
  const own = await accountOf('E1006');
  await addPhone(hr, 'E1006');
  expect((await ask(thomas, own)).error()).toMatchObject({ code: 'forbidden', params: { because: 'own' } });
  expect((await ask(other, own)).status).toBe(200);
  expect((await agree(thomas, own)).error()).toMatchObject({ code: 'forbidden', params: { because: 'own' } });
  expect((await agree(other, own)).error()).toMatchObject({ code: 'forbidden', params: { because: 'asker' } });
});

test('after a day nobody can agree any more, and it can be asked for again', async () => {
  await addPhone(hr, 'E1001');
  await ask(thomas);
  expect((await ask(other)).error().code).toBe('conflict');
  hr.clock.advance(24 * HOUR);
  const late = await hr.tokenOf('E1005');
  expect((await agree(late)).error().code).toBe('conflict');
  expect((await seen(late)).Request).toBeNull();
  expect((await ask(late)).status).toBe(200);
});

test('who asked takes it back, or another declines; then nobody can agree', async () => {
  await addPhone(hr, 'E1001');
  for (const token of [thomas, other]) {
    await ask(thomas);
    expect((await hr.call('cancelFactorReset', { AccountCode }, { token })).status).toBe(200);
    expect((await agree(other)).error().code).toBe('conflict');
  }
  expect((await seen(thomas)).AddedAt).not.toBe('');
});

test('nothing is reset where there is no app, and nobody but administrators asks', async () => {
  expect((await ask(thomas)).error()).toMatchObject({ code: 'forbidden', params: { because: 'no_factor' } });
  await addPhone(hr, 'E1001');
  for (const loginId of ['E1001', 'E1002', 'E1004']) {
    const token = loginId === 'E1001' ? (await addPhone(hr, 'E1016')).token : await hr.tokenOf(loginId);
    expect((await ask(token)).error().code).toBe('forbidden');
    expect((await hr.call('getAccountFactor', { AccountCode }, { token })).error().code).toBe('forbidden');
  }
});

test('of two who agree at once one resets, and the other is told that nothing waits', async () => {
  await addPhone(hr, 'E1001');
  await ask(thomas);
  const answers = await Promise.all([agree(other), agree(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an operator resets by command, where there are no two administrators', async () => {
  const phone = await addPhone(hr, 'E1001');
  await resetByLoginId(hr.db, 'e1001', { now: hr.clock.now, services: hr.services });
  expect((await hr.call('getUser', {}, { token: phone.token })).error().code).toBe('unauthenticated');
  expect((await hr.signIn('E1001')).reply().ischg).toBe(100);
  const again = resetByLoginId(hr.db, 'E1001', { now: hr.clock.now, services: hr.services });
  await expect(again).rejects.toThrow('E1001 has no second factor');
  const nobody = resetByLoginId(hr.db, 'E9999', { now: hr.clock.now, services: hr.services });
  await expect(nobody).rejects.toThrow('Nobody has the id E9999');
});
