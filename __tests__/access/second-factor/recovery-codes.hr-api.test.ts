import { eq } from 'drizzle-orm';
import { authenticators } from '../../../hr-api/access/second-factor/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { mailTo } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { addPhone } from './phone';

const HOUR = 3_600_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(authenticators);
  hr.clock.advance(48 * HOUR);
});

const verify = async (loginId: string, OTP: string) => {
  const { authToken: token } = (await hr.signIn(loginId)).reply();
  return hr.call('verifyCode', { OTP }, { token });
};

test('ten different codes are told once, each good once, and the owner hears of its use by mail', async () => {
  const { recoveryCodes, token } = await addPhone(hr, 'E1001');
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes.every((code) => /^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code))).toBe(true);
  const [first = '', second = ''] = recoveryCodes;
  expect((await verify('E1001', first)).status).toBe(200);
  const mail = await mailTo(hr, 'E1001', 2);
  expect(mail.subject).toBe('A recovery code was used');
  expect(mail.text).toContain('Codes that are left: 9.');
  expect((await verify('E1001', first)).error().code).toBe('code_invalid');
  expect((await verify('E1001', second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await hr.call('getSecondFactor', {}, { token })).reply().CodesLeft).toBe(8);
});

test('of two uses of a code at once one is let in', async () => {
  const { recoveryCodes } = await addPhone(hr, 'E1001');
  const [code = ''] = recoveryCodes;
  const answers = await Promise.all([verify('E1001', code), verify('E1001', code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('the audit says by what somebody signed in, and no code', async () => {
  const { recoveryCodes } = await addPhone(hr, 'E1001');
  await verify('E1001', recoveryCodes[0]!);
  const signIns = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'sign in'));
  expect(signIns.map(({ after }) => after)).toContainEqual({ flag: 0, method: 'recovery' });
});

test('codes of a colleague are wrong', async () => {
  const { recoveryCodes } = await addPhone(hr, 'E1001');
  await addPhone(hr, 'E1002');
  expect((await verify('E1002', recoveryCodes[0]!)).error().code).toBe('code_invalid');
});

test('new codes void those before; who asks for them proves it by a code of the app', async () => {
  const { code, recoveryCodes, token } = await addPhone(hr, 'E1001');
  const renew = (OTP: string) => hr.call('createRecoveryCodes', { OTP }, { token });
  expect((await renew('nonsense')).error().issues).toEqual([{ path: 'OTP', message: 'wrong' }]);
  const { RecoveryCodes } = (await renew(code())).reply();
  expect(RecoveryCodes.filter((one) => recoveryCodes.includes(one))).toEqual([]);
  expect((await verify('E1001', recoveryCodes[0]!)).error().code).toBe('code_invalid');
  expect((await verify('E1001', RecoveryCodes[0]!)).status).toBe(200);
});

test('who has no app cannot make recovery codes', async () => {
  const token = await hr.tokenOf('E1016');
  expect((await hr.call('createRecoveryCodes', { OTP: '123456' }, { token })).error().code).toBe('invalid');
});
