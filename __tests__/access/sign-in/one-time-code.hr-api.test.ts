import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { codeIn, mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(2 * DAY));

/** Signs in as E1007 and answers the pending token and the code that was mailed. */
async function ask(): Promise<{ token: string; code: string }> {
  const before = (await mailsIn(hr.dataDir)).length;
  const { authToken, ischg } = (await hr.signIn('E1007')).reply();
  expect(ischg).toBe(100);
  return { token: authToken, code: await nextCode(before) };
}

async function nextCode(before: number): Promise<string> {
  const mail = (await waitForMails(hr.dataDir, before + 1)).at(-1);
  if (!mail) throw new Error('No mail came');
  return codeIn(mail);
}

const verify = (token: string, OTP: string) => hr.call('verifyCode', { OTP }, { token });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('the mailed code lets the person in with a new token, and the pending one is dead', async () => {
  const { token, code } = await ask();
  const { authToken, ischg } = (await verify(token, code)).reply();
  expect(ischg).toBe(0);
  expect(authToken).not.toBe(token);
  expect((await hr.call('getUser', {}, { token: authToken })).status).toBe(200);
  expect((await hr.call('getUser', {}, { token })).error().code).toBe('unauthenticated');
});

test('the code cannot be used twice', async () => {
  const { token, code } = await ask();
  await verify(token, code);
  expect((await verify(token, code)).error().code).toBe('unauthenticated');
});

test('of two uses of the code at once one is let in', async () => {
  const { token, code } = await ask();
  const answers = await Promise.all([verify(token, code), verify(token, code), verify(token, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('the code is good at 3:28 and not at 3:30', async () => {
  const first = await ask();
  hr.clock.advance(208 * SECOND);
  expect((await verify(first.token, first.code)).status).toBe(200);
  const second = await ask();
  hr.clock.advance(210 * SECOND);
  const refusal = (await verify(second.token, second.code)).error();
  expect(refusal).toMatchObject({ code: 'code_invalid', message: 'Invalid OTP' });
});

test.each(['12345', '1234567', '١٢٣٤٥٦', '１２３４５６', ' 123456', 'abcdef', '12 456'])(
  '%p is an invalid code',
  async (typed) => {
    const { token } = await ask();
    expect((await verify(token, typed)).error()).toMatchObject({ code: 'code_invalid', message: 'Invalid OTP' });
  },
);

test('the right code in other digits than ASCII is wrong', async () => {
  const { token, code } = await ask();
  const fullWidth = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  expect((await verify(token, fullWidth)).error().code).toBe('code_invalid');
  expect((await verify(token, code)).status).toBe(200);
});

test('the code of one sign-in is no good for another, and a new one voids the old', async () => {
  const first = await ask();
  const second = await ask();
  if (first.code !== second.code) expect((await verify(second.token, first.code)).error().code).toBe('code_invalid');
  expect((await verify(first.token, first.code)).error().code).toBe('code_invalid');
  expect((await verify(second.token, second.code)).status).toBe(200);
});

test('the fifth wrong code ends the sign-in; another may begin and has tries of its own', async () => {
  const { token, code } = await ask();
  for (let time = 0; time < 4; time += 1) expect((await verify(token, wrong(code))).error().code).toBe('code_invalid');
  expect((await verify(token, wrong(code))).error().code).toBe('code_void');
  expect((await verify(token, code)).error().code).toBe('unauthenticated');
  const again = await ask();
  for (let time = 0; time < 4; time += 1) await verify(again.token, wrong(again.code));
  expect((await verify(again.token, again.code)).status).toBe(200);
});

test('another code does not renew the tries of a sign-in', async () => {
  const { token, code } = await ask();
  for (let time = 0; time < 4; time += 1) await verify(token, wrong(code));
  hr.clock.advance(209 * SECOND);
  const before = (await mailsIn(hr.dataDir)).length;
  await hr.call('resendCode', { OTP: '' }, { token });
  expect((await verify(token, wrong(await nextCode(before)))).error().code).toBe('code_void');
});

test('the right code forgets the wrong ones', async () => {
  const first = await ask();
  for (let time = 0; time < 4; time += 1) await verify(first.token, wrong(first.code));
  expect((await verify(first.token, first.code)).status).toBe(200);
  const second = await ask();
  for (let time = 0; time < 4; time += 1) await verify(second.token, wrong(second.code));
  expect((await verify(second.token, second.code)).status).toBe(200);
});

test('of twenty guesses at once no more than five are tried', async () => {
  const { token, code } = await ask();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(token, wrong(code))));
  const codes = guesses.map((guess) => guess.error().code);
  expect(codes.filter((refusal) => refusal === 'code_invalid')).toHaveLength(4);
  expect(codes.filter((refusal) => refusal === 'code_void')).toHaveLength(1);
});

test('another code may be asked for after 3:29 and not before', async () => {
  const { token, code } = await ask();
  hr.clock.advance(200 * SECOND);
  const early = await hr.call('resendCode', { OTP: '' }, { token });
  expect(early.status).toBe(429);
  expect(early.error()).toMatchObject({ code: 'code_wait', params: { seconds: 9 } });
  expect(early.headers['retry-after']).toBe('9');
  hr.clock.advance(9 * SECOND);
  const before = (await mailsIn(hr.dataDir)).length;
  expect((await hr.call('resendCode', { OTP: 'typed' }, { token })).reply().message).not.toBe('');
  const another = await nextCode(before);
  if (another !== code) expect((await verify(token, code)).error().code).toBe('code_invalid');
  expect((await verify(token, another)).status).toBe(200);
});

test('ten requests for another code at once send one', async () => {
  const { token } = await ask();
  const before = (await mailsIn(hr.dataDir)).length;
  hr.clock.advance(209 * SECOND);
  const answers = await Promise.all(Array.from({ length: 10 }, () => hr.call('resendCode', { OTP: '' }, { token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  await nextCode(before);
});

test('after ten codes that nobody used no more are sent for a while', async () => {
  for (let time = 0; time < 10; time += 1) {
    await ask();
    hr.clock.advance(MINUTE);
  }
  const refused = (await hr.signIn('E1007')).error();
  expect(refused).toMatchObject({ code: 'too_many_attempts', params: { minutes: 144 - 10 } });
  hr.clock.advance(134 * MINUTE);
  await ask();
});

test('codes that were used are not counted: the twelfth right sign-in of a day is let in', async () => {
  for (let time = 0; time < 12; time += 1) {
    const { token, code } = await ask();
    expect((await verify(token, code)).status).toBe(200);
  }
});

test('the session says how long until another code may be asked for', async () => {
  const { token } = await ask();
  hr.clock.advance(29 * SECOND);
  expect((await hr.call('getSession', {}, { token })).reply()).toMatchObject({ ischg: 100, CodeWaitSeconds: 180 });
});

test('a person whose code of conduct waits comes to it after the code', async () => {
  await hr.db.update(accounts).set({ mustPassCode: true }).where(eq(accounts.loginId, 'E1009'));
  const before = (await mailsIn(hr.dataDir)).length;
  const { authToken, ischg } = (await hr.signIn('E1009')).reply();
  expect(ischg).toBe(100);
  expect((await verify(authToken, await nextCode(before))).reply().ischg).toBe(3);
});

test('codes are not in the database in clear, nor in the log', async () => {
  const { code } = await ask();
  const { rows: jobs } = await hr.database.execute('select data::text as data from jobs.job');
  const { rows: codes } = await hr.database.execute('select t::text as data from one_time_codes t');
  for (const row of [...jobs, ...codes])
    expect((row as { data: string }).data).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(hr.logs.join('')).not.toMatch(new RegExp(`\\b${code}\\b`));
});
