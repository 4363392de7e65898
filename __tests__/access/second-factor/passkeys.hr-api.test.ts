import { eq } from 'drizzle-orm';
import { authenticators, factorResets, passkeys, recoveryCodes } from '../../../hr-api/access/second-factor/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { whenWorkedOn } from '../passwords/ask-code';
import { addFirstPasskey, addPasskeyIn, ORIGIN, signedIn } from './add-passkey';
import { factorSignIn, refusedWith } from './factor-sign-in';
import { addPhone, appOf } from './phone';
import { SoftwareAuthenticator, type Fault } from './software-authenticator';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const OTHER = 'https://portal.example.com.evil.example';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  for (const table of [authenticators, passkeys, recoveryCodes, factorResets]) await hr.db.delete(table);
  hr.clock.advance(48 * HOUR);
});

const { pendingOf, challengeFor, verify, stateOf, mailAbout } = factorSignIn(() => hr);
const sessionOf = async (token: string) => (await hr.call('getSession', {}, { token })).reply();
const start = (token: string, proof: object = {}) => hr.call('startPasskey', { Origin: ORIGIN, ...proof }, { token });

test('a person adds a passkey, is told recovery codes, and signs in by it', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001', { isSynced: true });
  expect(passkey.recoveryCodes).toHaveLength(10);
  const [kept] = (await stateOf(passkey.token)).Passkeys;
  expect(kept).toMatchObject({ Name: 'My laptop', Host: 'portal.example.com', IsSynced: true, LastUsedAt: '' });
  expect(await stateOf(passkey.token)).toMatchObject({ HasApp: false, CodesLeft: 10 });
  await mailAbout('Your account has a new passkey', 'My laptop');

  const mails = (await mailsIn(hr.dataDir)).length;
  const pending = await pendingOf('E1001');
  expect(await sessionOf(pending)).toMatchObject({ CodeBy: 'recovery', CanUsePasskey: true, CodeWaitSeconds: 0 });
  const { authToken, ischg } = (await verify(pending, passkey.authenticator.get(await challengeFor(pending)))).reply();
  expect(ischg).toBe(0);
  expect((await stateOf(authToken)).Passkeys[0]).toMatchObject({ LastUsedAt: hr.clock.now.toISOString() });
  expect(await mailsIn(hr.dataDir)).toHaveLength(mails);
  expect((await hr.call('resendCode', { OTP: '' }, { token: await pendingOf('E1001') })).error().code).toBe('conflict');
});

test('who has a passkey comes in by a recovery code too, and by an app beside it', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const pending = await pendingOf('E1001');
  expect((await hr.call('verifyCode', { OTP: '000000' }, { token: pending })).error().code).toBe('code_invalid');
  const [code = ''] = passkey.recoveryCodes;
  expect((await hr.call('verifyCode', { OTP: code }, { token: pending })).status).toBe(200);

  const { Secret, Offer } = (await hr.call('startAuthenticator', {}, { token: passkey.token })).reply();
  const OTP = appOf(hr, Secret)();
  const add = (proof: object) => hr.call('addAuthenticator', { Offer, OTP, ...proof }, { token: passkey.token });
  expect((await add({})).error().issues).toEqual([{ path: 'CurrentOTP', message: 'wrong' }]);
  expect((await add(await signedIn(hr, passkey))).reply().RecoveryCodes).toEqual([]);
  const next = await pendingOf('E1001');
  expect(await sessionOf(next)).toMatchObject({ CodeBy: 'app', CanUsePasskey: true });
  expect((await verify(next, passkey.authenticator.get(await challengeFor(next)))).status).toBe(200);
});

test('a new passkey is refused for another origin, host name or challenge, or without PIN', async () => {
  const token = await hr.tokenOf('E1001');
  const faults: Fault[] = [
    { origin: OTHER },
    { host: 'evil.example' },
    { challenge: Buffer.alloc(32).toString('base64url') },
    { isVerified: false },
  ];
  for (const fault of faults) {
    const authenticator = new SoftwareAuthenticator({ origin: ORIGIN });
    const Passkey = authenticator.create((await start(token)).reply().Options, fault);
    const refused = await hr.call('addPasskey', { Passkey, Origin: ORIGIN, Name: 'Key' }, { token });
    expect(refused.error()).toMatchObject(refusedWith('wrong'));
  }
  expect((await stateOf(token)).Passkeys).toEqual([]);
});

test('a passkey beside another factor takes a proof of that one, and its challenge is good once', async () => {
  const phone = await addPhone(hr, 'E1001');
  const { token } = phone;
  expect((await start(token)).error().issues).toEqual([{ path: 'OTP', message: 'wrong' }]);
  const { Options } = (await start(token, { OTP: phone.code() })).reply();
  const authenticator = new SoftwareAuthenticator({ origin: ORIGIN });
  const request = { Passkey: authenticator.create(Options), Origin: ORIGIN, Name: 'Key' };
  expect((await hr.call('addPasskey', request, { token })).reply().RecoveryCodes).toEqual([]);
  expect((await hr.call('addPasskey', request, { token })).error()).toMatchObject(refusedWith('wrong'));
  expect(await stateOf(token)).toMatchObject({ HasApp: true, CodesLeft: 10, Passkeys: [{ Name: 'Key' }] });
});

test('what was begun as a first factor is refused once there is another', async () => {
  const token = await hr.tokenOf('E1001');
  const { Options } = (await start(token)).reply();
  await addPhone(hr, 'E1001');
  const Passkey = new SoftwareAuthenticator({ origin: ORIGIN }).create(Options);
  const refused = await hr.call('addPasskey', { Passkey, Origin: ORIGIN, Name: 'Key' }, { token });
  expect(refused.error()).toMatchObject(refusedWith('wrong'));
});

test('a first passkey is for who has just proven that it is them', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(6 * MINUTE);
  expect((await start(token)).error().code).toBe('proof_required');
});

test('an eleventh passkey is refused', async () => {
  const first = await addFirstPasskey(hr, 'E1001');
  for (let count = 2; count <= 10; count += 1)
    await addPasskeyIn(hr, first.token, { proof: await signedIn(hr, first) });
  const { Passkeys } = await stateOf(first.token);
  expect(Passkeys.map(({ Name }) => Name)).toEqual(
    expect.arrayContaining(['My laptop', 'My laptop 2', 'My laptop 10']),
  );
  expect((await start(first.token, await signedIn(hr, first))).error()).toMatchObject(refusedWith('full'));
});

test('a passkey that is somebody’s already is refused, and counts as no wrong try', async () => {
  const mine = await addFirstPasskey(hr, 'E1001');
  const token = await hr.tokenOf('E1002');
  for (let time = 0; time < 6; time += 1) {
    const Passkey = mine.authenticator.create((await start(token)).reply().Options);
    const refused = await hr.call('addPasskey', { Passkey, Origin: ORIGIN, Name: 'Key' }, { token });
    expect(refused.error()).toMatchObject(refusedWith('known'));
  }
  expect((await stateOf(token)).Passkeys).toEqual([]);
});

test('an app that is not there is not removed, and nobody is told that it was', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  await whenWorkedOn(hr);
  const mails = (await mailsIn(hr.dataDir)).length;
  const removal = await hr.call('removeAuthenticator', await signedIn(hr, passkey), { token: passkey.token });
  expect(removal.error().code).toBe('not_found');
  await whenWorkedOn(hr);
  expect(await mailsIn(hr.dataDir)).toHaveLength(mails);
});

test('a passkey is renamed to a name that no other of theirs has', async () => {
  const mine = await addFirstPasskey(hr, 'E1001');
  await addPasskeyIn(hr, mine.token, { proof: await signedIn(hr, mine), name: 'Key' });
  const { PasskeyCode } = (await stateOf(mine.token)).Passkeys.find(({ Name }) => Name === 'Key')!;
  for (const Name of ['My laptop', 'My laptop 2'])
    (await hr.call('changePasskey', { PasskeyCode, Name }, { token: mine.token })).reply();
  expect((await stateOf(mine.token)).Passkeys.map(({ Name }) => Name).sort()).toEqual(['My laptop', 'My laptop 2']);
});

test('a passkey is renamed by its owner alone', async () => {
  const mine = await addFirstPasskey(hr, 'E1001');
  const theirs = await hr.tokenOf('E1002');
  const { PasskeyCode } = (await stateOf(mine.token)).Passkeys[0]!;
  const rename = (token: string) => hr.call('changePasskey', { PasskeyCode, Name: 'Desk' }, { token });
  expect((await rename(theirs)).error().code).toBe('not_found');
  expect((await rename(mine.token)).status).toBe(200);
  expect((await stateOf(mine.token)).Passkeys[0]).toMatchObject({ Name: 'Desk' });
  const removal = await hr.call('removePasskey', { PasskeyCode, OTP: '000000' }, { token: theirs });
  expect(removal.error().code).toBe('not_found');
});

test('a passkey goes by a proof alone; with the last one the recovery codes go', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const { token } = passkey;
  const { PasskeyCode } = (await stateOf(token)).Passkeys[0]!;
  const remove = (proof: object) => hr.call('removePasskey', { PasskeyCode, ...proof }, { token });
  expect((await remove({})).error().issues).toEqual([{ path: 'OTP', message: 'wrong' }]);
  expect((await remove({ OTP: passkey.recoveryCodes[0] })).status).toBe(200);
  expect(await stateOf(token)).toMatchObject({ Passkeys: [], CodesLeft: 0 });
  expect((await hr.signIn('E1001')).reply().ischg).toBe(0);
  await mailAbout('A passkey of your account was removed', 'My laptop');
});

test('a passkey makes new recovery codes', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const made = await hr.call('createRecoveryCodes', await signedIn(hr, passkey), { token: passkey.token });
  expect(made.reply().RecoveryCodes).toHaveLength(10);
  expect(made.reply().RecoveryCodes).not.toContain(passkey.recoveryCodes[0]);
});

test('passkeys belong to a host name: none is made or asked for at a bare address', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  for (const Origin of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect((await start(await hr.tokenOf('E1002'), { Origin })).error()).toMatchObject(refusedWith('host'));
    const asked = await hr.call('startPasskeyProof', { Origin }, { token: passkey.token });
    expect(asked.error()).toMatchObject(refusedWith('host'));
  }
  const elsewhere = await hr.call('startPasskeyProof', { Origin: OTHER }, { token: passkey.token });
  expect(elsewhere.error()).toMatchObject(refusedWith('none'));
});

test('a passkey counts for no session that waits at another gate', async () => {
  await addFirstPasskey(hr, 'E1001');
  const token = await pendingOf('E1001');
  expect((await start(token)).error().code).toBe('code_required');
  const confirm = await hr.call('confirmIdentityByPasskey', { Passkey: '{}', Origin: ORIGIN }, { token });
  expect(confirm.error().code).toBe('code_required');
});

test('no code is mailed to who has a passkey, not even one that must be passed', async () => {
  await addFirstPasskey(hr, 'E1004');
  await hr.db.update(accounts).set({ mustPassCode: true }).where(eq(accounts.loginId, 'E1004'));
  expect(await sessionOf(await pendingOf('E1004'))).toMatchObject({ CodeBy: 'recovery' });
  await hr.db.update(accounts).set({ mustPassCode: false }).where(eq(accounts.loginId, 'E1004'));
});
