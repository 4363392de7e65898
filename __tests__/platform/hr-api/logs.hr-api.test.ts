import { codeIn, waitForMails } from './harness/mailbox';
import { sealedPassword } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';
import { TEST_KEY } from './harness/test-settings';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp({ settings: { LOG_LEVEL: 'trace' } });
});
afterAll(() => hr.stop());

test('no password, code, token, key or body is in the log of a whole sign-in', async () => {
  const password = 'PASSWORD-CANARY-1';
  await hr.signIn('E1001', password);
  const sealed = sealedPassword(password, hr.clock.now);
  await hr.call('signIn', { username: 'E1001', password: `${sealed}broken` });
  const pending = (await hr.signIn('E1007')).reply().authToken;
  const [mail] = await waitForMails(hr.dataDir, 1);
  const code = codeIn(mail ?? { to: '', subject: '', text: '' });
  await hr.call('verifyCode', { OTP: 'CODE-CANARY' }, { token: pending });
  const { authToken } = (await hr.call('verifyCode', { OTP: code }, { token: pending })).reply();
  await hr.call('setLanguage', { Language: 'BODY-CANARY' as never }, { token: authToken });
  await hr.call('getUser', {}, { token: authToken, headers: { 'x-hr-key': 'HEADER-CANARY' } });
  await hr.app.inject({
    method: 'POST',
    url: '/users/authenticate?password=QUERY-CANARY',
    payload: '{"OTP":"BODY-CANARY"',
  });
  await hr.call('signOut', {}, { token: authToken });
  const log = hr.logs.join('');
  for (const secret of ['CANARY', password, sealed, 'Humming-2026', pending, authToken, TEST_KEY]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('each call leaves one line that says what, how it ended, how long and by whom', async () => {
  const token = await hr.tokenOf('E1002');
  hr.logs.length = 0;
  const answer = await hr.call('getUser', {}, { token });
  const lines = hr.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg !== 'slow query')).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      app: 'hr-api',
      msg: 'answered',
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      call: 'getUser',
      status: 200,
      ms: expect.any(Number),
      account: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('what a person typed cannot begin a line of its own', async () => {
  hr.logs.length = 0;
  await hr.signIn('x\r\n{"level":"info","msg":"signed in"}\u001b[2J\u0085\u2028', 'wrong');
  for (const line of hr.logs) {
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  }
  expect(hr.logs.some((line) => line.includes('sign-in failed'))).toBe(true);
});
