import { startApp, type TestApp } from '../hr-api/start-app';
import { codeIn, waitForMails } from '../hr-api/mailbox';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('an employee signs in with id and password and reads their own name', async () => {
  const { authToken, ischg } = (await hr.signIn('E1001')).reply();
  expect(ischg).toBe(0);
  const [user] = (await hr.call('getUser', {}, { token: authToken })).reply();
  expect(user).toMatchObject({ TypeOfUser: 'E', Language: null });
});

test('code', async () => {
  const t = Date.now();
  const { authToken, ischg } = (await hr.signIn('E1007')).reply();
  expect(ischg).toBe(100);
  const t1 = Date.now();
  const [mail] = await waitForMails(hr.dataDir, 1);
  console.log(mail!.text, Date.now() - t1, t1 - t);
  const r = await hr.call('verifyCode', { OTP: codeIn(mail!) }, { token: authToken });
  console.log(r.reply(), hr.logs);
});
