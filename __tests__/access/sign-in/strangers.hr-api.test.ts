import { askCode, resetWith, whenWorkedOn, wrong } from '../passwords/ask-code';
import { ask as askClientCode, askCode as askForClient, enterCode, mailsBy, MIRA } from '../client-users/ask-code';
import { codeIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The browser of the account's owner, and one of a stranger who knows their id. */
const own = { browser: 'browser-of-the-owner-1' };
const strange = { browser: 'browser-of-a-stranger1', clientAddress: '203.0.113.5' };

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(2 * DAY));

/** Guesses until the stranger is refused. */
async function guess(loginId: string, options: typeof strange): Promise<void> {
  for (let time = 0; time < 6; time += 1) await hr.signIn(loginId, 'wrong password', options);
  expect((await hr.signIn(loginId, 'wrong password', options)).error().code).toBe('too_many_attempts');
}

test('whom a stranger guesses at signs in where they did before, and from another address', async () => {
  expect((await hr.signIn('E1001', SAMPLE_PASSWORD, own)).status).toBe(200);
  await guess('E1001', strange);
  expect((await hr.signIn('E1001', SAMPLE_PASSWORD, { ...own, clientAddress: strange.clientAddress })).status).toBe(
    200,
  );
  expect((await hr.signIn('E1001', SAMPLE_PASSWORD, { clientAddress: '203.0.113.6' })).status).toBe(200);
});

test('from however many addresses, no more than a hundred guesses an hour are looked at', async () => {
  expect((await hr.signIn('E1002', SAMPLE_PASSWORD, own)).status).toBe(200);
  let looked = 0;
  for (let time = 0; time < 240; time += 1) {
    const answer = await hr.signIn('E1002', 'wrong password', { clientAddress: `198.51.100.${time}` });
    if (answer.error().code === 'sign_in_failed') looked += 1;
    hr.clock.advance(15_000);
  }
  expect(looked).toBeGreaterThan(50);
  expect(looked).toBeLessThanOrEqual(100);
  expect((await hr.signIn('E1002', SAMPLE_PASSWORD, own)).status).toBe(200);
});

test('a browser is known for the account that was signed in to, and for no other', async () => {
  expect((await hr.signIn('E1003', SAMPLE_PASSWORD, strange)).status).toBe(200);
  await guess('E1004', strange);
});

test('the owner is told by mail once a day that guesses pause, nobody for an id of nobody', async () => {
  const mails = await mailsBy(hr, async () => {
    await guess('E1005', strange);
    await guess('E1005', { ...strange, clientAddress: '203.0.113.77' });
    await guess('E7777', { ...strange, clientAddress: '203.0.113.78' });
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Wrong passwords for your account');
  expect(mails[0]?.text).toContain('203.0.113.5');
});

test('who proves their mailbox and has the right password is let in during a pause', async () => {
  const browser = { browser: 'another-browser-of-own', clientAddress: '203.0.113.5' };
  await resetWith(hr, 'E1006', await askCode(hr, 'E1006'), 'Meadow-lark 7');
  await whenWorkedOn(hr);
  await guess('E1006', { ...strange, ...browser });
  const code = await askCode(hr, 'E1006', browser);
  const answer = await resetWith(hr, 'E1006', code, 'Meadow-lark 7', browser);
  expect(answer.error().issues).toEqual([{ path: 'NewPassword', message: 'is_proven' }]);
  expect((await hr.signIn('E1006', 'Meadow-lark 7', browser)).status).toBe(200);
});

test('a stranger who tries codes for a new password uses up none of the owner’s tries', async () => {
  const code = await askCode(hr, 'E1012', own);
  for (let time = 0; time < 6; time += 1) await resetWith(hr, 'E1012', wrong(code), 'Meadow-lark 7', strange);
  expect((await resetWith(hr, 'E1012', code, 'Meadow-lark 7', strange)).error().code).toBe('too_many_attempts');
  expect((await resetWith(hr, 'E1012', code, 'Meadow-lark 7', own)).status).toBe(200);
});

test('a stranger who asks for codes voids no code of the owner and takes none of their mails', async () => {
  expect((await hr.signIn('E1013', SAMPLE_PASSWORD, own)).status).toBe(200);
  for (let time = 0; time < 8; time += 1) await hr.call('requestPasswordCode', { Username: 'E1013' }, strange);
  const code = await askCode(hr, 'E1013', own);
  for (let time = 0; time < 2; time += 1) await hr.call('requestPasswordCode', { Username: 'E1013' }, strange);
  expect((await resetWith(hr, 'E1013', code, 'Meadow-lark 7', own)).status).toBe(200);
});

test('wrong one-time codes of a stranger who has the password do not pause the owner’s', async () => {
  const signIn = async (options: object) => {
    let token = '';
    const [mail] = await mailsBy(hr, async () => {
      token = (await hr.signIn('E1007', SAMPLE_PASSWORD, options)).reply().authToken;
    });
    return { token, code: mail ? codeIn(mail) : '' };
  };
  const first = await signIn(own);
  expect((await hr.call('verifyCode', { OTP: first.code }, { token: first.token, ...own })).status).toBe(200);
  for (let time = 0; time < 10; time += 1) await hr.signIn('E1007', SAMPLE_PASSWORD, strange);
  expect((await hr.signIn('E1007', SAMPLE_PASSWORD, strange)).error().code).toBe('too_many_attempts');
  const again = await signIn(own);
  expect((await hr.call('verifyCode', { OTP: again.code }, { token: again.token, ...own })).status).toBe(200);
});

test('a stranger who knows a client user’s names neither delays nor voids their code', async () => {
  await askClientCode(hr, MIRA, strange);
  const step = await askForClient(hr, MIRA, own);
  hr.clock.advance(30_000);
  expect((await askClientCode(hr, MIRA, { browser: 'a-third-browser-of-them' })).status).toBe(200);
  expect((await enterCode(hr, step, own)).status).toBe(200);
  for (let time = 0; time < 12; time += 1) {
    hr.clock.advance(4 * MINUTE);
    await askClientCode(hr, MIRA, strange);
  }
  hr.clock.advance(4 * MINUTE);
  expect((await askForClient(hr, MIRA, own)).code).toHaveLength(6);
});
