import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { identities } from '../../../hr-api/access/single-sign-on/tables';
import { people } from '../../../scripts/idp/people';
import { registered } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const CORPORATE = 'https://id.tarnbrook.example';
const PARTNER = 'https://id.partner.example/tenant';
const CLIENT = 'https://id.client.example';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({
    settings: {
      OIDC_PROVIDERS: 'corporate, partner, client',
      OIDC_CORPORATE_ISSUER: CORPORATE,
      OIDC_CORPORATE_DOMAINS: 'tarnbrook.example',
      OIDC_PARTNER_ISSUER: PARTNER,
      OIDC_PARTNER_DOMAINS: 'partner.example, Tarnbrook.example',
      OIDC_CLIENT_ISSUER: CLIENT,
      OIDC_CLIENT_DOMAINS: 'client.example, mail.tarnbrook.example',
    },
  });
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(60 * 60_000);
  await hr.db.delete(identities);
});

const ANANYA = 'ananya.rao@tarnbrook.example';

const comeIn = (Email: string, Subject = 'subject-1', Issuer = CORPORATE, clientAddress?: string) =>
  hr.call('signInBySso', { Email, Issuer, Subject }, { clientAddress });

async function becauseOf(answer: ReturnType<typeof comeIn>): Promise<unknown> {
  const { code, params } = (await answer).error();
  expect(code).toBe('sign_in_failed');
  return params?.because;
}

async function accountOf(loginId: string) {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  if (!account) throw new Error(`The sample has no ${loginId}`);
  return account;
}

test('the provider’s verified address signs in that one employee', async () => {
  const { authToken, ischg } = (await comeIn('Ananya.Rao@Tarnbrook.example')).reply();
  expect(ischg).toBe(0);
  const [user] = (await hr.call('getUser', {}, { token: authToken })).reply();
  expect(user?.Name).toBe('Ananya Rao');
});

test('a provider is not believed about addresses of domains that are not its own (T59)', async () => {
  for (const address of [ANANYA, 'thomas.keller@tarnbrook.example'])
    expect(await becauseOf(comeIn(address, 'subject-of-client', CLIENT))).toBe('unknown');
  expect(await hr.db.$count(identities)).toBe(0);
  expect((await comeIn(ANANYA, 'subject-of-partner', PARTNER)).status).toBe(200);
});

test('a provider that may not vouch keeps nobody from signing in at theirs (T59)', async () => {
  for (let time = 0; time < 7; time += 1) await comeIn(ANANYA, 'subject-of-client', CLIENT);
  expect((await comeIn(ANANYA, 'subject-of-client', CLIENT)).error().code).toBe('too_many_attempts');
  expect((await comeIn(ANANYA)).status).toBe(200);
});

test('single sign-on also asks for the one-time code and the code of conduct', async () => {
  expect((await comeIn('emily.carter@tarnbrook.example')).reply().ischg).toBe(100);
  expect((await comeIn('haruto.nishimura@tarnbrook.example', 'subject-2')).reply().ischg).toBe(3);
});

test('the first use binds issuer and subject, whatever the address says later', async () => {
  await comeIn(ANANYA);
  for (const address of ['ananya.nair@tarnbrook.example', 'vikram.nair@tarnbrook.example']) {
    const { authToken } = (await comeIn(address)).reply();
    expect((await hr.call('getUser', {}, { token: authToken })).reply()[0]?.Name).toBe('Ananya Rao');
  }
  const { id } = await accountOf('E1001');
  expect(await hr.db.select().from(identities)).toMatchObject([
    { issuer: CORPORATE, subject: 'subject-1', accountId: id },
  ]);
});

test('another subject or provider does not open a bound account', async () => {
  await comeIn(ANANYA);
  expect(await becauseOf(comeIn(ANANYA, 'subject-2'))).toBe('other-identity');
  expect(await becauseOf(comeIn(ANANYA, 'subject-1', PARTNER))).toBe('other-identity');
});

test('of two who come for one account at the same time with different identities, one is let in', async () => {
  const answers = await Promise.all(['subject-1', 'subject-2'].map((subject) => comeIn(ANANYA, subject)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const both = await Promise.all([1, 2].map(() => comeIn('vikram.nair@tarnbrook.example', 'subject-3')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test.each(['https://id.evil.example', `${CORPORATE}/`, 'HTTPS://id.tarnbrook.example', 'https://id.partner.example'])(
  'the issuer %s is none of the settings',
  async (issuer) => {
    expect(await becauseOf(comeIn(ANANYA, 'subject-1', issuer))).toBe('issuer');
  },
);

test.each([
  ['a full-width @', 'ananya.rao＠tarnbrook.example'],
  ['a Cyrillic a', 'аnanya.rao@tarnbrook.example'],
  ['a Kelvin sign', 'an\u212aya.rao@tarnbrook.example'],
  ['a zero-width space', 'ananya.rao\u200b@tarnbrook.example'],
  ['two addresses', `"a@evil.example,${ANANYA}"`],
  ['a name and an address', `Ananya <${ANANYA}>`],
  ['a dot at the end', `${ANANYA}.`],
  ['two @', 'ananya@rao@tarnbrook.example'],
  ['a line break', `${ANANYA}\nvikram.nair@tarnbrook.example`],
  ['blanks around it', ` ${ANANYA} `],
])('an address with %s is refused before anybody is looked for (T59)', async (_, address) => {
  expect(await becauseOf(comeIn(address))).toBe('address');
  expect(await hr.db.select().from(identities)).toEqual([]);
});

test('an address with a plus is another address', async () => {
  expect(await becauseOf(comeIn('ananya.rao+hr@tarnbrook.example'))).toBe('unknown');
});

test('leavers, disabled accounts and ambiguous addresses are refused, bound or not', async () => {
  expect(await becauseOf(comeIn('arjun.pillai@tarnbrook.example', 'subject-9'))).toBe('unknown');
  await comeIn('kavita.joshi@tarnbrook.example', 'subject-5');
  const kavita = await accountOf('E1017');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.id, kavita.id));
  expect(await becauseOf(comeIn('kavita.joshi@tarnbrook.example', 'subject-5'))).toBe('unknown');
  const julien = await accountOf('E1016');
  await hr.db
    .insert(accounts)
    .values({ loginId: 'twin', personId: julien.personId, kind: 'client', mail: julien.mail });
  expect(await becauseOf(comeIn(julien.mail, 'subject-6'))).toBe('unknown');
});

test('five refusals pause the account for 15 minutes; a success resets them', async () => {
  await comeIn(ANANYA);
  for (let time = 0; time < 4; time += 1) await comeIn(ANANYA, `stranger-${time}`);
  expect((await comeIn(ANANYA)).status).toBe(200);
  for (let time = 0; time < 5; time += 1) await comeIn(ANANYA, `stranger-${time}`);
  expect((await comeIn(ANANYA, 'stranger-9')).error()).toMatchObject({ code: 'too_many_attempts' });
  expect((await comeIn(ANANYA)).status).toBe(200);
  hr.clock.advance(15 * 60_000);
  expect(await becauseOf(comeIn(ANANYA, 'stranger-9'))).toBe('other-identity');
});

test('the address of the network counts here as it does for passwords', async () => {
  const attempts = Array.from({ length: 50 }, (_, at) => `nobody${at}@tarnbrook.example`);
  for (const address of attempts) await comeIn(address, address, CORPORATE, '203.0.113.9');
  expect((await comeIn(ANANYA, 'subject-1', CORPORATE, '203.0.113.9')).status).toBe(429);
  expect((await comeIn(ANANYA, 'subject-1', CORPORATE, '203.0.113.10')).status).toBe(200);
});

describe('a session that begins in a browser that is a registered device', () => {
  const comeWith = async (device: { DeviceID: string; DeviceSecret: string }) => {
    const identity = { Email: ANANYA, Issuer: CORPORATE, Subject: 'subject-1' };
    return (await hr.call('signInBySso', { ...identity, ...device })).reply().authToken;
  };
  const removeElsewhere = async (loginId: string, DeviceID: string) =>
    expect((await hr.call('removeDevice', { DeviceID }, { token: await hr.tokenOf(loginId) })).status).toBe(200);
  const endOf = async (token: string) => (await hr.call('getSession', {}, { token })).error().params?.because;

  test('is the device’s, which it counts as used, and ends with it when that is removed elsewhere', async () => {
    const device = await registered(hr, 'E1001');
    hr.clock.advance(60_000);
    const token = await comeWith(device);
    const own = (await hr.call('listDevices', {}, { token })).reply();
    const { LastUsedAt } = own.find(({ DeviceID }) => DeviceID === device.DeviceID)!;
    expect(LastUsedAt).toBe(hr.clock.now.toISOString());
    await removeElsewhere('E1001', device.DeviceID);
    expect(await endOf(token)).toBe('device');
  });

  test.each([
    ['a colleague’s', 'E1016', {}],
    ['one’s own by its id alone', 'E1001', { DeviceSecret: '' }],
    ['one’s own with a wrong secret', 'E1001', { DeviceSecret: 'guessed' }],
  ])('begins all the same, and is no device’s, where that is %s', async (_, owner, change) => {
    const device = await registered(hr, owner);
    const token = await comeWith({ ...device, ...change });
    await removeElsewhere(owner, device.DeviceID);
    expect((await hr.call('getSession', {}, { token })).status).toBe(200);
  });

  test('begins all the same where the device was removed before', async () => {
    const device = await registered(hr, 'E1001');
    await removeElsewhere('E1001', device.DeviceID);
    expect((await hr.call('getSession', {}, { token: await comeWith(device) })).status).toBe(200);
  });
});

test('binding, success and refusal are audited without address or subject', async () => {
  await comeIn('thomas.keller@tarnbrook.example', 'subject-of-thomas');
  await comeIn('thomas.keller@tarnbrook.example', 'subject-of-a-stranger');
  const { id } = await accountOf('E1006');
  const ofThomas = and(eq(auditEntries.subjectKind, 'account'), eq(auditEntries.subjectId, id));
  const rows = await hr.db.select().from(auditEntries).where(ofThomas).orderBy(auditEntries.at);
  const told = rows.map(({ action, after }) => ({ action, after }));
  expect(told).toContainEqual({ action: 'bind an identity', after: { issuer: CORPORATE } });
  expect(told).toContainEqual({ action: 'fail to sign in', after: { method: 'sso', because: 'other-identity' } });
  const lines = hr.logs.join('\n');
  expect(lines).toMatch(/"because":"other-identity".*"msg":"single sign-on refused"/);
  expect(lines + JSON.stringify(rows)).not.toMatch(/thomas\.keller|subject-of/);
});

test('each employee of the sample provider has the address of the account with their number', async () => {
  const employees = people.filter(({ subject }) => subject.startsWith('tarnbrook-'));
  expect(employees.length).toBeGreaterThan(15);
  for (const { subject, mail } of employees) {
    expect({ subject, mail }).toEqual({ subject, mail: (await accountOf(subject.replace('tarnbrook-', ''))).mail });
  }
});
