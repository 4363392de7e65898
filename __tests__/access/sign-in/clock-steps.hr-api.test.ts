import { askCode, resetWith } from '../passwords/ask-code';
import { codeIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

const use = (token: string) => hr.call('getUser', {}, { token });

test('setting the clock back extends no session; users sign in again (F28)', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(-HOUR);
  expect((await use(token)).status).toBe(401);
  const again = await hr.tokenOf('E1001');
  expect((await use(again)).status).toBe(200);
  hr.clock.advance(30 * MINUTE);
  expect((await use(again)).status).toBe(401);
});

test('clocks that differ by a minute or two end no session', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(-2 * MINUTE);
  expect((await use(token)).status).toBe(200);
});

test('setting the clock forward ends idle sessions and breaks nothing else', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(HOUR);
  expect((await use(token)).status).toBe(401);
  expect((await use(await hr.tokenOf('E1001'))).status).toBe(200);
});

test('a one-time code is not good for longer when the clock is set back', async () => {
  const { authToken } = (await hr.signIn('E1007')).reply();
  const [mail] = await waitForMails(hr.dataDir, 1);
  if (!mail) throw new Error('No mail came');
  hr.clock.advance(-HOUR);
  expect((await hr.call('verifyCode', { OTP: codeIn(mail) }, { token: authToken })).status).toBe(401);
});

test('a code for a new password is not good for longer when the clock is set back', async () => {
  const code = await askCode(hr, 'E1001');
  hr.clock.advance(-HOUR);
  expect((await resetWith(hr, 'E1001', code, 'Meadow-lark 7')).error().code).toBe('code_invalid');
  hr.clock.advance(HOUR);
  expect((await resetWith(hr, 'E1001', code, 'Meadow-lark 7')).status).toBe(200);
});

test('a pause is not shorter when the clock is set back, and its end comes', async () => {
  for (let time = 0; time < 5; time += 1) await hr.signIn('E1002', 'wrong password');
  hr.clock.advance(-HOUR);
  expect((await hr.signIn('E1002')).status).toBe(429);
  hr.clock.advance(HOUR + 15 * MINUTE);
  expect((await hr.signIn('E1002')).status).toBe(200);
});
