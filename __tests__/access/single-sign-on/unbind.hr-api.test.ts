import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { identitiesOf, unbind } from '../../../hr-api/access/single-sign-on/unbind';
import { mailTo, registered } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const CORPORATE = 'https://id.tarnbrook.example';
const ANANYA = 'ananya.rao@tarnbrook.example';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({ settings: { OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: CORPORATE } });
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60 * 60_000));

const comeIn = (Email: string, Subject: string) => hr.call('signInBySso', { Email, Issuer: CORPORATE, Subject });
const free = (loginId: string) =>
  unbind(hr.db, loginId, { now: hr.clock.now, mail: hr.services.mail, appUrl: hr.services.env.APP_URL });

test('an unbound account takes a new identity; the old one opens nothing', async () => {
  expect((await comeIn(ANANYA, 'old')).status).toBe(200);
  for (let time = 0; time < 6; time += 1) await comeIn(ANANYA, 'new');
  expect((await comeIn(ANANYA, 'new')).status).toBe(429);
  await free('e1001');
  const { authToken: token } = (await comeIn(ANANYA, 'new')).reply();
  expect((await hr.call('getUser', {}, { token })).reply()[0]?.Name).toBe('Ananya Rao');
  expect((await comeIn(ANANYA, 'old')).error().params).toEqual({ because: 'other-identity' });
  expect(await identitiesOf(hr.db, 'E1001')).toMatchObject([{ issuer: CORPORATE, subject: 'new' }]);
});

test('sessions and devices of the old identity end, with a reason', async () => {
  const vikram = 'vikram.nair@tarnbrook.example';
  const { authToken: token } = (await comeIn(vikram, 'subject-2')).reply();
  const device = await registered(hr, 'E1002');
  const bystander = await hr.tokenOf('E1003');
  await free('E1002');
  expect((await hr.call('listMenu', {}, { token })).error().params).toEqual({ because: 'identity' });
  expect((await hr.call('startDeviceSession', device)).error().params).toEqual({ because: 'device' });
  expect((await hr.call('listMenu', {}, { token: bystander })).status).toBe(200);
  expect((await hr.signIn('E1002')).status).toBe(200);
});

test('the owner is mailed in their language; the audit has issuer, not subject', async () => {
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1006'));
  await comeIn('thomas.keller@tarnbrook.example', 'subject-of-thomas');
  await free('E1006');
  const { text } = await mailTo(hr, 'E1006', 1);
  expect(text).toContain('die Verknüpfung Ihres Kontos mit Ihrer Anmeldung bei Ihrer Organisation wurde');
  expect(text).toContain('/auth/login');
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'unbind an identity'));
  expect(rows.at(-1)).toMatchObject({ accountId: null, requestId: 'npm run admin', before: { issuer: CORPORATE } });
  expect(JSON.stringify(rows)).not.toContain('subject-of');
});

test('an account without a binding, and an id that nobody has, are refused in one line each', async () => {
  await expect(free('E1005')).rejects.toThrow('E1005 is bound to no identity');
  await expect(free('E9999')).rejects.toThrow('Nobody has the id E9999');
});
