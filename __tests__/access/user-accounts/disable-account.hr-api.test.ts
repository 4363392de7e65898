import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { sessions } from '../../../hr-api/access/sign-in/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { askCode, enterCode, MIRA } from '../client-users/ask-code';
import { laptop, mailTo, registered } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { accountOf, auditOf, codeOf, detailOf, letManage, narrow, promote } from './account-of';

const CORPORATE = 'https://id.tarnbrook.example';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let hr: TestApp;
let token: string;
beforeEach(async () => {
  hr = await startApp({ settings: { OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: CORPORATE } });
  token = await hr.tokenOf('E1006');
});
afterEach(() => hr.stop());

const disable = async (loginId: string, by = token, Reason = 'Lost their badge') =>
  hr.call('disableUserAccount', { AccountCode: await codeOf(hr, loginId), Reason }, { token: by });
const enable = async (loginId: string, by = token) =>
  hr.call('enableUserAccount', { AccountCode: await codeOf(hr, loginId) }, { token: by });
const comeIn = () =>
  hr.call('signInBySso', { Email: 'ananya.rao@tarnbrook.example', Issuer: CORPORATE, Subject: 'subject-1' });

test('a disabled account is signed out at once, mid-way, and by no method signs in again', async () => {
  const device = await registered(hr, 'E1001');
  const { authToken: bySso } = (await comeIn()).reply();
  const session = await hr.tokenOf('E1001');
  expect((await hr.call('listMenu', {}, { token: session })).status).toBe(200);
  expect((await disable('E1001')).reply()).toEqual({});

  for (const ended of [session, bySso])
    expect((await hr.call('listMenu', {}, { token: ended })).error()).toMatchObject({
      code: 'unauthenticated',
      params: { because: 'account' },
    });
  expect((await hr.signIn('E1001')).error().code).toBe('sign_in_failed');
  expect((await comeIn()).error().params).toEqual({ because: 'unknown' });
  expect((await hr.call('startDeviceSession', { ...laptop, ...device })).error().params).toEqual({ because: 'device' });
  expect((await hr.signIn('E1002')).status).toBe(200);

  expect((await enable('E1001')).reply()).toEqual({});
  expect((await hr.call('listMenu', {}, { token: session })).error().code).toBe('unauthenticated');
  expect((await hr.signIn('E1001')).status).toBe(200);
  expect((await comeIn()).status).toBe(200);
  expect((await hr.call('startDeviceSession', { ...laptop, ...device })).status).toBe(200);
});

test('a sign-in that waits for its code does not get past it once the account is disabled', async () => {
  const { authToken: pending } = (await hr.signIn('E1007')).reply();
  await disable('E1007');
  const answer = await hr.call('verifyCode', { OTP: '123456' }, { token: pending });
  expect(answer.error()).toMatchObject({ code: 'unauthenticated', params: { because: 'account' } });
});

test('a client user who is disabled does not get in by the code that was mailed before', async () => {
  const begun = await askCode(hr, MIRA);
  await disable('C2001');
  expect((await enterCode(hr, begun)).status).toBe(401);
});

test('a session that began while the account was being disabled does not live on after it', async () => {
  await disable('E1001');
  const { id: accountId } = await accountOf(hr, 'E1001');
  const late = { roleCode: 2, flag: 0, createdAt: hr.clock.now, lastUsedAt: hr.clock.now };
  const endsAt = new Date(hr.clock.now.getTime() + 3_600_000);
  await hr.db.insert(sessions).values({ ...late, accountId, endsAt, tokenHash: 'late' });
  await enable('E1001');
  const [session] = await hr.db.select().from(sessions).where(eq(sessions.tokenHash, 'late'));
  expect(session?.endedAt).not.toBeNull();
});

test('who disabled an account, when and why is shown and audited; its owner is mailed', async () => {
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1003'));
  await disable('E1003', token, '  On leave\nuntil May ');
  expect(await detailOf(hr, 'E1003', token)).toMatchObject({
    State: 'disabled',
    DisabledReason: 'On leave until May',
    DisabledBy: 'Thomas Keller',
    DisabledAt: hr.clock.now.toISOString(),
    Sessions: 0,
  });
  const mail = await mailTo(hr, 'E1003', 1);
  expect(mail.subject).toBe('Ihr Konto wurde gesperrt');
  expect(mail.text).not.toContain('On leave');
  const { id } = await accountOf(hr, 'E1003');
  const [row] = await auditOf(hr, 'disable an account');
  expect(row).toMatchObject({ subjectId: id, after: { reason: 'On leave until May' }, roleCode: ROLE.administrator });
  await enable('E1003');
  expect((await mailTo(hr, 'E1003', 2)).subject).toBe('Ihr Konto wurde wieder freigegeben');
  expect(await auditOf(hr, 'enable an account')).toMatchObject([{ before: { reason: 'On leave until May' } }]);
  expect(await detailOf(hr, 'E1003', token)).toMatchObject({ DisabledAt: '', DisabledReason: '', DisabledBy: '' });
});

test('pressed twice it is done once: one audit row, one mail, the first reason', async () => {
  const AccountCode = await codeOf(hr, 'E1003');
  const idempotencyKey = randomUUID();
  const press = () => hr.call('disableUserAccount', { AccountCode, Reason: 'First' }, { token, idempotencyKey });
  expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await disable('E1003', token, 'Second')).status).toBe(200);
  expect(await auditOf(hr, 'disable an account')).toMatchObject([{ after: { reason: 'First' } }]);
  expect(await accountOf(hr, 'E1003')).toMatchObject({ disabledReason: 'First' });
  await enable('E1003');
  await enable('E1003');
  expect(await auditOf(hr, 'enable an account')).toHaveLength(1);
});

test('nobody disables themself, and without a reason nothing happens', async () => {
  expect(await detailOf(hr, 'E1006', token)).toMatchObject({ IsOwn: true, CannotDisable: 'own' });
  expect((await disable('E1006')).error()).toMatchObject({ code: 'forbidden', params: { because: 'own' } });
  expect((await disable('E1001', token, ' ')).error().code).toBe('invalid');
  expect((await hr.signIn('E1001')).status).toBe(200);
  expect(await auditOf(hr, 'disable an account')).toEqual([]);
});

test('the last administrator with an open account cannot be disabled by who manages a part', async () => {
  await letManage(hr, ROLE.hr);
  await narrow(hr, 'E1004', { to: 'E1006', roleCode: ROLE.hr });
  const helper = await hr.tokenOf('E1004');
  expect(await detailOf(hr, 'E1006', helper)).toMatchObject({ CannotDisable: 'last_administrator' });
  const refused = await disable('E1006', helper);
  expect(refused.error()).toMatchObject({ code: 'forbidden', params: { because: 'last_administrator' } });
  await promote(hr, 'E1002', ROLE.administrator);
  expect((await disable('E1006', helper)).status).toBe(200);
});

test('of two administrators who disable each other at once one stays open', async () => {
  await promote(hr, 'E1002', ROLE.administrator);
  const other = await hr.tokenOf('E1002');
  const answers = await Promise.all([disable('E1002', token), disable('E1006', other)]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 403]).toContain(statuses[1]);
  const open = await Promise.all(['E1002', 'E1006'].map((loginId) => accountOf(hr, loginId)));
  expect(open.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
});

test('an unknown code is refused like one of somebody who is not to be seen', async () => {
  await letManage(hr, ROLE.appraiser);
  await hr.db.update(accounts).set({ startingRole: ROLE.appraiser }).where(eq(accounts.loginId, 'E1002'));
  const manager = await hr.tokenOf('E1002');
  const foreign = await disable('E1016', manager);
  const unknown = await hr.call('disableUserAccount', { AccountCode: UNKNOWN, Reason: 'x' }, { token: manager });
  expect([foreign.error().code, unknown.error().code]).toEqual(['not_found', 'not_found']);
  expect(foreign.error().message).toBe(unknown.error().message);
  expect((await hr.signIn('E1016')).status).toBe(200);
  expect((await disable('E1001', await hr.tokenOf('E1016'))).error().code).toBe('forbidden');
});
