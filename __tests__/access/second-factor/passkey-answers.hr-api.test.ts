import { generateKeyPairSync } from 'node:crypto';
import {
  authenticators,
  factorResets,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '../../../hr-api/access/second-factor/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { addFirstPasskey, addPasskeyIn, ORIGIN, signedIn, type AddedPasskey } from './add-passkey';
import { factorSignIn, refusedWith } from './factor-sign-in';
import type { Fault } from './software-authenticator';

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
const actions = async () => (await hr.db.select().from(auditEntries)).map(({ action }) => action);

/** Signs in with an answer that has a fault, and answers the refusal. */
async function refusalOf({ authenticator }: AddedPasskey, loginId: string, fault: Fault, origin = ORIGIN) {
  const token = await pendingOf(loginId);
  const answer = authenticator.get(await challengeFor(token), fault);
  return (await verify(token, answer, origin)).error();
}

test('an answer that was used signs nobody in again, though its passkey does not count', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001', { counts: false });
  const first = await pendingOf('E1001');
  const answer = passkey.authenticator.get(await challengeFor(first));
  expect((await verify(first, answer)).status).toBe(200);
  const second = await pendingOf('E1001');
  await challengeFor(second);
  expect((await verify(second, answer)).error()).toMatchObject(refusedWith('wrong'));
});

test('of two uses of one answer at once one is let in', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001', { counts: false });
  const { Options } = (await hr.call('startPasskeyProof', { Origin: ORIGIN }, { token: passkey.token })).reply();
  const request = { Passkey: passkey.authenticator.get(Options), Origin: ORIGIN };
  const confirm = () => hr.call('confirmIdentityByPasskey', request, { token: passkey.token });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('an answer is good for the session that it was asked for alone', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const [mine, stolen] = [await pendingOf('E1001'), await pendingOf('E1001')];
  const answer = passkey.authenticator.get(await challengeFor(mine));
  await challengeFor(stolen);
  expect((await verify(stolen, answer)).error()).toMatchObject(refusedWith('wrong'));
  expect((await verify(mine, answer)).status).toBe(200);
});

test('a challenge is good for five minutes', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const inTime = await pendingOf('E1001');
  const late = await pendingOf('E1001');
  const answers = [await challengeFor(inTime), await challengeFor(late)].map((options) =>
    passkey.authenticator.get(options),
  );
  hr.clock.advance(5 * MINUTE - 1000);
  expect((await verify(inTime, answers[0]!)).status).toBe(200);
  hr.clock.advance(1000);
  expect((await verify(late, answers[1]!)).error()).toMatchObject(refusedWith('wrong'));
});

const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
test.each<[string, Fault, string]>([
  ['of another origin', { origin: OTHER }, ORIGIN],
  ['of the portal, where the portal is another', {}, OTHER],
  ['for another host name', { host: 'evil.example' }, ORIGIN],
  ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }, ORIGIN],
  ['without finger, face or PIN', { isVerified: false }, ORIGIN],
  ['by another key', { key: foreign }, ORIGIN],
])('an answer %s is refused', async (_what, fault, origin) => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  expect(await refusalOf(passkey, 'E1001', fault, origin)).toMatchObject(refusedWith('wrong'));
  expect(await actions()).toContain('fail the second factor');
});

test('a passkey whose counter goes backwards is refused, and its owner told', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  passkey.authenticator.counter = 7;
  const token = await pendingOf('E1001');
  expect((await verify(token, passkey.authenticator.get(await challengeFor(token)))).status).toBe(200);
  expect(await refusalOf(passkey, 'E1001', { counter: 8 })).toMatchObject(refusedWith('wrong'));
  await mailAbout('A passkey of your account was refused', 'My laptop');
  expect(await actions()).toContain('refuse a passkey that may be copied');
  expect(await refusalOf(passkey, 'E1001', { counter: 0 })).toMatchObject(refusedWith('wrong'));
});

test('a counter that goes backwards makes no mail unless the passkey has signed it', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  passkey.authenticator.counter = 7;
  const token = await pendingOf('E1001');
  expect((await verify(token, passkey.authenticator.get(await challengeFor(token)))).status).toBe(200);
  const before = (await actions()).filter((action) => action === 'refuse a passkey that may be copied').length;
  await refusalOf(passkey, 'E1001', { counter: 1, key: foreign });
  expect((await actions()).filter((action) => action === 'refuse a passkey that may be copied')).toHaveLength(before);
});

test('somebody else’s passkey and one that was removed sign nobody in', async () => {
  const mine = await addFirstPasskey(hr, 'E1001');
  const theirs = await addFirstPasskey(hr, 'E1002');
  expect(await refusalOf(theirs, 'E1001', {})).toMatchObject(refusedWith('wrong'));
  const second = await addPasskeyIn(hr, mine.token, { proof: await signedIn(hr, mine), name: 'Key' });
  const { Passkeys } = await stateOf(mine.token);
  const PasskeyCode = Passkeys.find(({ Name }) => Name === 'Key')!.PasskeyCode;
  const removed = await hr.call('removePasskey', { PasskeyCode, ...(await signedIn(hr, mine)) }, { token: mine.token });
  expect(removed.status).toBe(200);
  expect(await refusalOf(second, 'E1001', {})).toMatchObject(refusedWith('wrong'));
  expect((await stateOf(mine.token)).CodesLeft).toBe(10);
});

test('five answers that are refused end the sign-in', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const token = await pendingOf('E1001');
  const answer = async () => passkey.authenticator.get(await challengeFor(token), { origin: OTHER });
  for (let time = 0; time < 4; time += 1)
    expect((await verify(token, await answer())).error()).toMatchObject(refusedWith('wrong'));
  expect((await verify(token, await answer())).error().code).toBe('code_void');
});

test.each(['', 'null', '{}', '[]', '{"id":1}', '{"id":"a","response":{}}', 'no JSON'])(
  'what is no answer of an authenticator is refused: %j',
  async (text) => {
    const passkey = await addFirstPasskey(hr, 'E1001');
    const token = await pendingOf('E1001');
    await challengeFor(token);
    const known = text.replace('"a"', JSON.stringify(passkey.authenticator.id));
    expect((await verify(token, known)).status).toBe(422);
    await hr.call('startPasskey', { ...(await signedIn(hr, passkey)) }, { token: passkey.token });
    const request = { Passkey: known, Origin: ORIGIN, Name: 'Key' };
    expect((await hr.call('addPasskey', request, { token: passkey.token })).status).toBe(422);
  },
);

test('no challenge is kept in clear', async () => {
  const passkey = await addFirstPasskey(hr, 'E1001');
  const { Options } = (await hr.call('startPasskeyProof', { Origin: ORIGIN }, { token: passkey.token })).reply();
  const { challenge } = JSON.parse(Options) as { challenge: string };
  const kept = await hr.db.select().from(passkeyChallenges);
  expect(kept).not.toEqual([]);
  expect(JSON.stringify([kept, hr.logs])).not.toContain(challenge);
});
