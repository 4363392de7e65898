import { resetWith } from '../passwords/ask-code';
import { ask, askCode, enterCode, mailsBy, MIRA, TOM } from '../client-users/ask-code';
import { codeIn, type ReadMail } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
/** At the beginning of one of the times in which a long code is mailed once. */
beforeEach(() => hr.clock.advance(48 * 60 * MINUTE - (hr.clock.now.getTime() % (60 * MINUTE))));

const stranger = (number: number) => ({
  browser: `browser-of-a-stranger-${number}`,
  clientAddress: `198.51.100.${number}`,
});
const newBrowser = { browser: 'new-browser-of-the-owner', clientAddress: '203.0.113.9' };

const isLong = (mail: ReadMail) => codeIn(mail).length === 16;

/** Strangers ask more often than there are codes; answers the mails that came of it. */
const useUp = (request: (from: ReturnType<typeof stranger>) => Promise<{ status: number }>) =>
  mailsBy(hr, async () => {
    for (let number = 0; number < 24; number += 1) expect((await request(stranger(number))).status).toBe(200);
  });

const askForPassword = (loginId: string) => (from: object) =>
  hr.call('requestPasswordCode', { Username: loginId }, from);

test('whose codes strangers use up sets a password in a new browser by the long code', async () => {
  const mails = await useUp(askForPassword('E1001'));
  expect(mails.filter(isLong)).toHaveLength(1);
  expect(mails).toHaveLength(11);
  const long = codeIn(mails.find(isLong)!);

  expect(await mailsBy(hr, () => askForPassword('E1001')(newBrowser))).toEqual([]);
  for (let number = 0; number < 24; number += 1) {
    const answer = await resetWith(hr, 'E1001', '000000', 'Meadow-lark 7', stranger(number));
    expect(answer.error().code).toBe('code_invalid');
  }
  hr.clock.advance(59 * MINUTE);
  expect((await resetWith(hr, 'E1001', long, 'Meadow-lark 7', newBrowser)).status).toBe(200);
});

test('a long code is mailed once an hour, ends with the next one and works once', async () => {
  const long = codeIn((await useUp(askForPassword('E1002'))).find(isLong)!);
  hr.clock.advance(120 * MINUTE);
  const mails = await useUp(askForPassword('E1002'));
  expect(mails.filter(isLong)).toHaveLength(1);
  const next = codeIn(mails.find(isLong)!);
  expect(next).not.toBe(long);

  await askForPassword('E1002')(newBrowser);
  await mailsBy(hr, () => Promise.resolve());
  expect((await resetWith(hr, 'E1002', long, 'Meadow-lark 7', newBrowser)).error().code).toBe('code_invalid');
  expect((await resetWith(hr, 'E1002', next, 'Meadow-lark 7', newBrowser)).status).toBe(200);
  await mailsBy(hr, () => askForPassword('E1002')(newBrowser));
  expect((await resetWith(hr, 'E1002', next, 'Meadow-lark 8', newBrowser)).error().code).toBe('code_invalid');
});

test('the long code of one person is any wrong code for another', async () => {
  const long = codeIn((await useUp(askForPassword('E1003'))).find(isLong)!);
  await useUp(askForPassword('E1004'));
  await mailsBy(hr, () => askForPassword('E1004')(newBrowser));
  expect((await resetWith(hr, 'E1004', long, 'Meadow-lark 7', newBrowser)).error().code).toBe('code_invalid');
});

test('a client user whose codes strangers use up signs in from a new browser by the long code', async () => {
  const mails = await useUp((from) => ask(hr, MIRA, from));
  expect(mails.filter(isLong)).toHaveLength(1);
  let token = '';
  const more = await mailsBy(hr, async () => {
    token = (await ask(hr, MIRA, newBrowser)).reply().token;
  });
  expect(more).toEqual([]);
  const code = codeIn(mails.find(isLong)!);
  expect((await enterCode(hr, { token, code }, newBrowser)).status).toBe(200);

  const stolen = (await ask(hr, MIRA, stranger(90))).reply().token;
  await mailsBy(hr, () => Promise.resolve());
  expect((await enterCode(hr, { token: stolen, code }, stranger(90))).error().code).toBe('code_invalid');
});

test('names that nobody has are answered alike and mailed nothing', async () => {
  expect(await useUp((from) => ask(hr, { ...TOM, ClientUserName: 'nobody.here' }, from))).toEqual([]);
  expect(await useUp(askForPassword('E7777'))).toEqual([]);
  expect((await askCode(hr, TOM, newBrowser)).code).toHaveLength(6);
});
