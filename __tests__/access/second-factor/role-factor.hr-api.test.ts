import { eq } from 'drizzle-orm';
import { loadFactorRules } from '../../../hr-api/access/second-factor/roles/rules';
import { authenticators, factorGraces, passkeys, roleFactorRules } from '../../../hr-api/access/second-factor/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf, wireDate } from '../../../hr-api/platform/dates';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { addFirstPasskey, addPasskeyIn, ORIGIN, signedIn } from './add-passkey';
import { nextCode } from './next-code';
import { addPhone, addPhoneIn } from './phone';

const DAY = 24 * 3_600_000;
const HALF_MINUTE = 30_000;
const ENROLMENT = 101;
const ISSUER = 'https://id.tarnbrook.example';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({
    settings: {
      OIDC_PROVIDERS: 'corporate',
      OIDC_CORPORATE_ISSUER: ISSUER,
      OIDC_CORPORATE_DOMAINS: 'tarnbrook.example',
    },
  });
});
afterAll(() => hr.stop());
beforeEach(async () => {
  for (const table of [authenticators, passkeys, factorGraces, roleFactorRules]) await hr.db.delete(table);
  await loadFactorRules(hr.db, [ROLE.hr, ROLE.administrator]);
  hr.clock.advance(DAY);
});

const flagOf = async (loginId: string) => (await hr.signIn(loginId)).reply().ischg;

/** Signs in once the time is over: by the mailed code to the gate of the second factor. */
async function atGate(loginId: string): Promise<string> {
  const before = (await mailsIn(hr.dataDir)).length;
  const { authToken: token, ischg } = (await hr.signIn(loginId)).reply();
  expect(ischg).toBe(100);
  const OTP = await nextCode(hr, before);
  const next = (await hr.call('verifyCode', { OTP }, { token })).reply();
  expect(next.ischg).toBe(ENROLMENT);
  return next.authToken;
}

/** Signs in, so that the time for a second factor begins, and lets it pass. */
async function afterGrace(loginId: string): Promise<string> {
  await hr.signIn(loginId);
  hr.clock.advance(14 * DAY);
  return atGate(loginId);
}

test('HR and administrators have fourteen days from their first sign-in, and are told until when', async () => {
  const token = await hr.tokenOf('E1004');
  const [required] = (await hr.call('getSecondFactor', {}, { token })).reply().RequiredBy;
  expect(required?.Until).toBe(new Date(hr.clock.now.getTime() + 14 * DAY).toISOString());
  const { Rows } = (await hr.call('listToday', {}, { token })).reply();
  expect(Rows.filter(({ Kind }) => Kind === 'factor')).toMatchObject([
    { Group: 'info', Link_Info: 'user/secondfactor', DueDate: wireDate(dayOf(new Date(required?.Until ?? ''))) },
  ]);
  hr.clock.advance(14 * DAY - HALF_MINUTE);
  expect([await flagOf('E1004'), await flagOf('E1006')]).toEqual([0, 0]);
  hr.clock.advance(HALF_MINUTE);
  await atGate('E1004');
  expect(await flagOf('E1006')).toBe(0);
});

test('once the time is over nothing but an app, another role and the way out is open', async () => {
  const token = await afterGrace('E1004');
  for (const name of ['getUser', 'listToday', 'getSecondFactor', 'listModules', 'getSessionLife'] as const)
    expect((await hr.call(name, {}, { token })).error().code).toBe('enrolment_required');
  expect((await hr.call('finishEnrolment', {}, { token })).error().code).toBe('conflict');
  expect((await hr.call('getEnrolment', {}, { token })).reply()).toMatchObject({
    Role_Name: 'HR',
    OtherRoles: expect.arrayContaining([{ Role_Code: ROLE.employee, Role_Name: 'Employee' }]),
  });
  await addPhoneIn(hr, token);
  const next = (await hr.call('finishEnrolment', {}, { token })).reply();
  expect(next.ischg).toBe(0);
  expect((await hr.call('getUser', {}, { token: next.authToken })).status).toBe(200);
  expect((await hr.call('getUser', {}, { token })).error().code).toBe('unauthenticated');
});

test('other roles stay usable; by a mailed code the role that asks leads to its gate again', async () => {
  const token = await afterGrace('E1006');
  const change = async (RoleCode: number, from: string) =>
    (await hr.call('changeRole', { RoleCode }, { token: from })).reply();
  const employee = await change(ROLE.employee, token);
  expect(employee.ischg).toBe(0);
  expect((await hr.call('getUser', {}, { token: employee.authToken })).status).toBe(200);
  const before = (await mailsIn(hr.dataDir)).length;
  const waiting = await change(ROLE.administrator, employee.authToken);
  expect(waiting.ischg).toBe(100);
  expect((await hr.call('startAuthenticator', {}, { token: waiting.authToken })).error().code).toBe('code_required');
  const OTP = await nextCode(hr, before);
  const administrator = (await hr.call('verifyCode', { OTP }, { token: waiting.authToken })).reply();
  expect(administrator.ischg).toBe(ENROLMENT);
  expect((await hr.call('getUser', {}, { token: administrator.authToken })).error().code).toBe('enrolment_required');
});

test('a password alone adds no app beside the gate, nor does who sits there later', async () => {
  await hr.signIn('E1004');
  hr.clock.advance(14 * DAY);
  const startsAs = (startingRole: number) =>
    hr.db.update(accounts).set({ startingRole }).where(eq(accounts.loginId, 'E1004'));
  await startsAs(ROLE.employee);
  const token = await hr.tokenOf('E1004');
  await startsAs(ROLE.hr);
  const { Offer } = (await hr.call('startAuthenticator', {}, { token })).reply();
  const refused = await hr.call('addAuthenticator', { Offer, OTP: '000000' }, { token });
  expect(refused.error().code).toBe('enrolment_required');
  const colleague = await hr.tokenOf('E1001');
  hr.clock.advance(10 * 60_000);
  const theirs = (await hr.call('startAuthenticator', {}, { token: colleague })).reply();
  const later = await hr.call('addAuthenticator', { Offer: theirs.Offer, OTP: '000000' }, { token: colleague });
  expect(later.error().code).toBe('proof_required');
});

test('a passkey is added at the gate in place of an app', async () => {
  const token = await afterGrace('E1004');
  expect((await addPasskeyIn(hr, token)).recoveryCodes).toHaveLength(10);
  expect((await hr.call('finishEnrolment', {}, { token })).reply().ischg).toBe(0);
});

test('who has a passkey goes in by it; the last factor stays where a role asks for one', async () => {
  const first = await addFirstPasskey(hr, 'E1004');
  const remove = async (name: string) => {
    const { Passkeys } = (await hr.call('getSecondFactor', {}, { token: first.token })).reply();
    const { PasskeyCode } = Passkeys.find(({ Name }) => Name === name)!;
    return hr.call('removePasskey', { PasskeyCode, ...(await signedIn(hr, first)) }, { token: first.token });
  };
  expect((await remove('My laptop')).error()).toMatchObject({ code: 'forbidden', params: { because: 'required' } });
  await addPasskeyIn(hr, first.token, { proof: await signedIn(hr, first), name: 'Key' });
  expect((await remove('Key')).status).toBe(200);
  hr.clock.advance(30 * DAY);
  const { authToken: token } = (await hr.signIn('E1004')).reply();
  const { Options } = (await hr.call('startPasskeySignIn', { Origin: ORIGIN }, { token })).reply();
  const answer = { Passkey: first.authenticator.get(Options), Origin: ORIGIN };
  const next = (await hr.call('verifyPasskey', answer, { token })).reply();
  expect(next.ischg).toBe(0);
  const { Rows } = (await hr.call('listToday', {}, { token: next.authToken })).reply();
  expect(Rows.filter(({ Kind }) => Kind === 'factor')).toEqual([]);
});

test('who has an app goes in by its code, and can replace but not remove it', async () => {
  const phone = await addPhone(hr, 'E1004');
  hr.clock.advance(30 * DAY);
  const { authToken: token } = (await hr.signIn('E1004')).reply();
  const next = (await hr.call('verifyCode', { OTP: phone.code() }, { token })).reply();
  expect(next.ischg).toBe(0);
  hr.clock.advance(HALF_MINUTE);
  const removal = await hr.call('removeAuthenticator', { OTP: phone.code() }, { token: next.authToken });
  expect(removal.error()).toMatchObject({ code: 'forbidden', params: { because: 'required' } });
  const { Rows } = (await hr.call('listToday', {}, { token: next.authToken })).reply();
  expect(Rows.filter(({ Kind }) => Kind === 'factor')).toEqual([]);
});

test('employees are not asked, and neither is who comes by single sign-on', async () => {
  for (const loginId of ['E1001', 'E1004']) await hr.signIn(loginId);
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1004'));
  hr.clock.advance(60 * DAY);
  expect(await flagOf('E1001')).toBe(0);
  const identity = { Email: account!.mail, Issuer: ISSUER, Subject: 'subject-4' };
  const { authToken: token, ischg } = (await hr.call('signInBySso', identity)).reply();
  expect(ischg).toBe(0);
  const other = (await hr.call('changeRole', { RoleCode: ROLE.employee }, { token })).reply();
  const back = await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: other.authToken });
  expect(back.reply().ischg).toBe(0);
});

test('an administrator makes a role ask for it, for other days; the audit says so', async () => {
  const token = await hr.tokenOf('E1006');
  const rule = { RoleCode: ROLE.employee, IsRequired: true, GraceDays: 3 };
  expect((await hr.call('getRoleFactor', { RoleCode: ROLE.employee }, { token })).reply()).toEqual({
    IsRequired: false,
    GraceDays: 14,
  });
  (await hr.call('saveRoleFactor', rule, { token })).reply();
  await hr.signIn('E1001');
  hr.clock.advance(3 * DAY);
  await atGate('E1001');
  const [entry] = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'change the second factor of a role'));
  expect(entry?.after).toEqual({ isRequired: true, graceDays: 3 });
  const again = await hr.tokenOf('E1006');
  (await hr.call('saveRoleFactor', { ...rule, IsRequired: false }, { token: again })).reply();
  expect(await flagOf('E1001')).toBe(0);
  (await hr.call('saveRoleFactor', rule, { token: again })).reply();
  expect(await flagOf('E1001')).toBe(0);
});

test('nobody else says what a role asks for, and not for days that are none', async () => {
  const rule = { RoleCode: ROLE.hr, IsRequired: false, GraceDays: 14 };
  for (const loginId of ['E1001', 'E1004']) {
    const token = await hr.tokenOf(loginId);
    expect((await hr.call('saveRoleFactor', rule, { token })).error().code).toBe('forbidden');
    expect((await hr.call('getRoleFactor', { RoleCode: ROLE.hr }, { token })).error().code).toBe('forbidden');
  }
  const token = await hr.tokenOf('E1006');
  for (const GraceDays of [-1, 91, 1.5])
    expect((await hr.call('saveRoleFactor', { ...rule, GraceDays }, { token })).status).toBe(422);
  expect((await hr.call('saveRoleFactor', { ...rule, RoleCode: 999 }, { token })).error().code).toBe('not_found');
});

test('who lost the app of a role that asks for it adds another one at the gate', async () => {
  const phone = await addPhone(hr, 'E1004');
  await hr.db.delete(authenticators);
  expect(await flagOf('E1004')).toBe(0);
  hr.clock.advance(15 * DAY);
  const token = await atGate('E1004');
  await addPhoneIn(hr, token);
  expect((await hr.call('finishEnrolment', {}, { token })).reply().ischg).toBe(0);
  expect(phone.recoveryCodes).toHaveLength(10);
});
