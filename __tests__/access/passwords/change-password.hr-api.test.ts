import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { accounts, rolePermissions } from '../../../hr-api/people/accounts/tables';
import { persons } from '../../../hr-api/people/tables';
import { mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';
import { askCode, resetWith } from './ask-code';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const mayChange = eq(rolePermissions.permission, 'password.change');

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(24 * HOUR));

const change = (token: string, oldPassword: string, newPassword: string) => {
  const seal = (password: string) => sealedPassword(password, hr.clock.now);
  return hr.call('changePassword', { OldPassword: seal(oldPassword), NewPassword: seal(newPassword) }, { token });
};

const lives = async (token: string) => (await hr.call('getUser', {}, { token })).status === 200;

test('changing the password renews this session and ends every other one', async () => {
  const [token, elsewhere] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1001')];
  const { authToken, ischg } = (await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7')).reply();
  expect(ischg).toBe(0);
  expect([await lives(authToken), await lives(token), await lives(elsewhere)]).toEqual([true, false, false]);
  expect((await hr.signIn('E1001', 'Meadow-lark 7')).status).toBe(200);
  expect((await hr.signIn('E1001', SAMPLE_PASSWORD)).status).toBe(401);
});

test('the session keeps its role and its end', async () => {
  const { authToken: token } = (await hr.signIn('E1006')).reply();
  const roleOf = async (as: string) => (await hr.call('listRoles', {}, { token: as })).reply()[0]?.session_Role_Code;
  const role = await roleOf(token);
  for (let time = 0; time < 20; time += 1) {
    hr.clock.advance(25 * MINUTE);
    await lives(token);
  }
  const before = (await hr.call('getSessionLife', {}, { token })).reply();
  const { authToken } = (await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7')).reply();
  expect((await hr.call('getSessionLife', {}, { token: authToken })).reply().LeftSeconds).toBe(before.LeftSeconds);
  expect(await roleOf(authToken)).toBe(role);
});

test('the person is told by mail', async () => {
  const token = await hr.tokenOf('E1002');
  const before = (await mailsIn(hr.dataDir)).length;
  await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7');
  expect((await waitForMails(hr.dataDir, before + 1)).at(-1)?.subject).toBe('Your password was changed');
});

test('a code that was mailed before is of no use after', async () => {
  const code = await askCode(hr, 'E1003');
  await change(await hr.tokenOf('E1003'), SAMPLE_PASSWORD, 'Meadow-lark 7');
  expect((await resetWith(hr, 'E1003', code, 'Meadow-lark 8')).error().code).toBe('code_invalid');
});

test('a wrong old password is refused ten times, then there is a pause for this session alone', async () => {
  const token = await hr.tokenOf('E1004');
  for (let time = 0; time < 10; time += 1) {
    const refused = await change(token, 'wrong password', 'Meadow-lark 7');
    expect([refused.status, refused.error().code]).toEqual([422, 'password_wrong']);
  }
  const paused = await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7');
  expect(paused.error()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 1 } });
  expect((await hr.signIn('E1004')).status).toBe(200);
  expect(await lives(token)).toBe(true);
  hr.clock.advance(MINUTE);
  expect((await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7')).status).toBe(200);
});

test('of two changes at once one counts', async () => {
  const [one, other] = [await hr.tokenOf('E1005'), await hr.tokenOf('E1005')];
  const answers = await Promise.all([
    change(one, SAMPLE_PASSWORD, 'Meadow-lark 1'),
    change(other, SAMPLE_PASSWORD, 'Meadow-lark 2'),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = statuses[0] === 200 ? 'Meadow-lark 1' : 'Meadow-lark 2';
  expect((await hr.signIn('E1005', winner)).status).toBe(200);
});

test('a session that waits for its code cannot change the password', async () => {
  const { authToken } = (await hr.signIn('E1007')).reply();
  expect((await change(authToken, SAMPLE_PASSWORD, 'Meadow-lark 7')).error().code).toBe('code_required');
});

describe('a new password, given to changePassword or to resetPassword,', () => {
  const REFUSED: [string, string, string][] = [
    ['of seven characters', 'Meadow7', 'too_short'],
    ['of seven characters beyond the first plane', '🐦🐦🐦🐦🐦🐦🐦', 'too_short'],
    ['of 51 characters', 'x'.repeat(51), 'too_long'],
    ['that everybody tries first', 'Password123', 'is_common'],
    ['that everybody tries first, and a year', 'Password-2026', 'is_common'],
    ['of one sign', 'aaaaaaaaaaaa', 'is_common'],
    ['of blanks', '            ', 'is_common'],
    ['that is a row of digits', '12345678901', 'is_common'],
    ['that is the alphabet backwards', 'LKJIHGFEDCBA', 'is_common'],
    ['that is the id twice', 'asha.rao-1.ASHA.RAO-1', 'is_id'],
    ['that everybody tries first, in wide letters', 'ｐａｓｓｗｏｒｄ１２３', 'is_common'],
    ['that is the id', 'asha.rao-1', 'is_id'],
    ['that is the id in capitals', 'ASHA.RAO-1', 'is_id'],
    ['of the own first name, a year and signs', 'Priya-2026!!', 'is_common'],
    ['of both own names, joined', '7pRIYAmenon7', 'is_common'],
    ['of the own name with marks', 'Mẽnón.1998', 'is_common'],
    ['of the words of the id', 'Rao & Asha 26', 'is_common'],
    ['of the name of the mail address', 'Skylark_Seven_7', 'is_common'],
    ['of the name of the organisation', 'Tarnbrook#2026', 'is_common'],
    ['that is the old one', SAMPLE_PASSWORD.replace('2026', '2027'), 'is_old'],
  ];
  const OLD = SAMPLE_PASSWORD.replace('2026', '2027');

  test.each(REFUSED)('%s is refused, and the portal can say why', async (_, password, fault) => {
    const id = 'asha.rao-1';
    await hr.db.update(accounts).set({ loginId: id }).where(eq(accounts.loginId, 'E1012'));
    await hr.db.update(persons).set({ mail: 'skylark.seven@tarnbrook.example' }).where(eq(persons.empid, 'E1012'));
    const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, id));
    if (account) await resetWith(hr, id, await askCode(hr, id), OLD);
    const { authToken: token } = (await hr.signIn(id, OLD)).reply();
    const code = await askCode(hr, id);
    const refusals = [await change(token, OLD, password), await resetWith(hr, id, code, password)];
    // Who has the mailed code and types the present password has proven who they are: that is said besides.
    const faults = [fault, fault === 'is_old' ? 'is_proven' : fault];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
    expect(refusals.map((refused) => refused.error().issues)).toEqual(
      faults.map((message) => [{ path: 'NewPassword', message }]),
    );
    expect((await resetWith(hr, id, code, 'the code is still good')).status).toBe(200);
  });

  test('of the own name tells nobody so who has no code', async () => {
    const answers = await Promise.all(
      ['Ananya-2026!', 'Meadow-2026!'].map((word) => resetWith(hr, 'E1001', '000000', word)),
    );
    expect(answers.map((answer) => answer.error().code)).toEqual(['code_invalid', 'code_invalid']);
  });

  test.each([
    ['of eight letters', 'meadowla'],
    ['with the own name among other words', 'Priya saw a lark'],
    ['with another’s name', 'Ananya-1429!'],
    ['of fifty', `${'meadow'.repeat(8)}!!`],
    ['with blanks at both ends', '  lark in the sky  '],
    ['in Japanese', '朝のひばりが鳴く丘'],
    ['with marks put together of two', 'e\u0301te\u0301-a\u0300-Orle\u0301ans'],
    ['of emoji', '🐦🌿🌾🦋🐦🌿🐦🌿'],
    ['with quotes and control characters', `'"; --\t\u0007 lark`],
  ])('%s is taken as it is', async (_, password) => {
    await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.loginId, 'E1013'));
    expect((await resetWith(hr, 'E1013', await askCode(hr, 'E1013'), password)).status).toBe(200);
    expect((await hr.signIn('E1013', password)).status).toBe(200);
    expect((await hr.signIn('E1013', password.trim() === password ? `${password} ` : password.trim())).status).toBe(
      401,
    );
  });

  test('is the same however its marks are put together', async () => {
    expect((await resetWith(hr, 'E1014', await askCode(hr, 'E1014'), 'Orl\u00e9ans 1429')).status).toBe(200);
    expect((await hr.signIn('E1014', 'Orle\u0301ans 1429')).status).toBe(200);
  });
});

test('a change is in the audit, with the role it was made in and no password', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1016'));
  await change(await hr.tokenOf('E1016'), SAMPLE_PASSWORD, 'Meadow-lark 7');
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, account?.id ?? ''));
  expect(rows).toContainEqual(expect.objectContaining({ action: 'change password', roleCode: 2 }));
  expect(JSON.stringify(rows)).not.toContain('lark');
});

test('a role that may not change passwords changes none, and may again once it may (PROF-17)', async () => {
  const token = await hr.tokenOf('E1017');
  const withdrawn = await hr.db.delete(rolePermissions).where(mayChange).returning();
  expect((await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7')).error().code).toBe('forbidden');
  await hr.db.insert(rolePermissions).values(withdrawn);
  expect((await change(token, SAMPLE_PASSWORD, 'Meadow-lark 7')).status).toBe(200);
});
