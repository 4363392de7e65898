import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../hr-api/platform/db/postgres';
import { resetWith, whenWorkedOn, wrong } from '../../access/passwords/ask-code';
import { codeIn, mailsIn } from './harness/mailbox';
import { startApp, type TestApp } from './harness/start-app';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('two HR APIs on one database', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await startApp();
    const url = one.databaseUrl ?? '';
    const database = await openPostgres(url, () => {});
    other = await startApp({ on: { database, url, drop: database.close } });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const both = () => [one, other];
  const mailsOfBoth = async () => [...(await mailsIn(one.dataDir)), ...(await mailsIn(other.dataDir))];

  test('a session that one began is known to the other, and over for both when it is ended', async () => {
    const token = await one.tokenOf('E1001');
    expect((await other.call('getUser', {}, { token })).status).toBe(200);
    await other.call('signOut', {}, { token });
    for (const hr of both()) expect((await hr.call('getUser', {}, { token })).status).toBe(401);
  });

  test('wrong passwords at both count together', async () => {
    const guesses = Array.from({ length: 20 }, (_, at) => both()[at % 2]?.signIn('E1002', 'wrong password'));
    const codes = (await Promise.all(guesses)).map((guess) => guess?.error().code);
    expect(codes.filter((code) => code === 'sign_in_failed')).toHaveLength(5);
    for (const hr of both()) expect((await hr.signIn('E1002')).status).toBe(429);
  });

  test('a one-time code of one is good at the other, once', async () => {
    const { authToken: token } = (await one.signIn('E1007')).reply();
    await whenWorkedOn(one);
    const mail = (await mailsOfBoth()).find(({ subject }) => subject.includes('verification code'));
    if (!mail) throw new Error('No mail came');
    const tries = both().map((hr) => hr.call('verifyCode', { OTP: codeIn(mail) }, { token }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('of requests for a new password at both, five codes are mailed and a long one, each once', async () => {
    await whenWorkedOn(one);
    const before = new Set((await mailsOfBoth()).map(({ text }) => text));
    const requests = Array.from({ length: 20 }, (_, at) =>
      both()[at % 2]?.call('requestPasswordCode', { Username: 'E1003' }),
    );
    await Promise.all(requests);
    await whenWorkedOn(one);
    const mails = (await mailsOfBoth()).filter(({ text }) => !before.has(text));
    const lengths = mails.map((mail) => codeIn(mail).length);
    expect(lengths.sort()).toEqual([16, 6, 6, 6, 6, 6]);
  });

  test('guesses at a code for a new password at both count together', async () => {
    await one.db.execute('truncate password_codes');
    const code = await askCodeOf('E1004');
    const guesses = Array.from({ length: 20 }, (_, at) =>
      resetWith(both()[at % 2] ?? one, 'E1004', wrong(code), 'Meadow-lark 7'),
    );
    const codes = (await Promise.all(guesses)).map((guess) => guess.error().code);
    expect(codes.filter((refusal) => refusal === 'code_invalid')).toHaveLength(5);
    expect((await resetWith(other, 'E1004', code, 'Meadow-lark 7')).status).toBe(429);
  });

  test('a password that was set at one ends the sessions at the other', async () => {
    const token = await other.tokenOf('E1005');
    const code = await askCodeOf('E1005');
    expect((await resetWith(one, 'E1005', code, 'Meadow-lark 7')).status).toBe(200);
    expect((await other.call('getUser', {}, { token })).status).toBe(401);
    expect((await other.signIn('E1005', 'Meadow-lark 7')).status).toBe(200);
  });

  test('a write that is sent to both at once with one key takes effect once', async () => {
    const token = await one.tokenOf('E1006');
    const idempotencyKey = randomUUID();
    const writes = Array.from({ length: 10 }, (_, at) =>
      (both()[at % 2] ?? one).call('setLanguage', { Language: 'fr' }, { token, idempotencyKey }),
    );
    const answers = await Promise.all(writes);
    for (const answer of answers) expect(answer.reply()).toEqual({ Language: 'fr' });
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
  });

  test('jobs are done once, by whichever of the two takes them', async () => {
    await whenWorkedOn(one);
    const before = (await mailsOfBoth()).length;
    const mails = Array.from({ length: 40 }, (_, at) => ({
      to: `someone-${at}@example.com`,
      subject: `Mail ${at}`,
      text: 'Text',
      html: '<p>Text</p>',
    }));
    await Promise.all(mails.map((mail, at) => both()[at % 2]?.services.mail.queue(one.db, mail)));
    await whenWorkedOn(one);
    const sent = (await mailsOfBoth()).filter(({ to }) => to.startsWith('someone-')).map(({ subject }) => subject);
    expect((await mailsOfBoth()).length - before).toBe(40);
    expect(new Set(sent).size).toBe(40);
  });

  /** The mail may have gone by way of either. */
  async function askCodeOf(loginId: string): Promise<string> {
    await whenWorkedOn(one);
    const before = new Set((await mailsOfBoth()).map(({ text }) => text));
    await one.call('requestPasswordCode', { Username: loginId });
    await whenWorkedOn(one);
    const mail = (await mailsOfBoth()).find(({ text }) => !before.has(text));
    if (!mail) throw new Error('No mail came');
    return codeIn(mail);
  }
});
