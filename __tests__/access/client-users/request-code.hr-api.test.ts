import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CLIENT_CODE_QUEUE, clientCodeWorker } from '../../../hr-api/access/client-users/code-worker';
import { clientSteps } from '../../../hr-api/access/client-users/tables';
import { namesHashOf, readNames } from '../../../hr-api/access/client-users/names';
import { startStep, purgeClientSteps } from '../../../hr-api/access/client-users/data';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { codeIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { workOf } from '../../platform/hr-api/harness/work-of';
import { whenWorkedOn } from '../passwords/ask-code';
import { ask, askCode, enterCode, mailsBy, MIRA, TOM } from './ask-code';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Names that are mailed nothing, and why. */
const SILENT: readonly (readonly [string, typeof MIRA])[] = [
  ['nobody has them', { Username: 'C7777', ClientUserName: 'no.body' }],
  ['the name of another client user', { Username: 'C2001', ClientUserName: 'tom.becker' }],
  ['disabled', TOM],
  ['an employee', { Username: 'E1001', ClientUserName: 'E1001' }],
  ['no names at all', { Username: '\u202e x', ClientUserName: '\u202e x' }],
];

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(DAY));

test('a client user is mailed six digits, by names in any case and with blanks around them', async () => {
  const [mail, ...more] = await mailsBy(hr, () => ask(hr, { Username: ' c2001 ', ClientUserName: 'Mira.SHAH' }));
  expect(more).toEqual([]);
  expect(mail?.to).toContain('mira.shah@northwind.example');
  expect(mail?.subject).toMatch(/^\d{6} is your verification code$/);
  expect(mail?.text).toContain('/auth/chilllogin');
  expect(mail?.text).not.toContain('password');
});

describe('names that are mailed nothing (T48, T56)', () => {
  beforeAll(() => hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'C2002')));
  afterAll(() => hr.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.loginId, 'C2002')));

  test.each(SILENT)('%s: they are answered as a client user is, and nobody can pass', async (_, names) => {
    const known = await ask(hr, MIRA);
    await whenWorkedOn(hr);
    let token = '';
    const mails = await mailsBy(hr, async () => {
      const answer = await ask(hr, names);
      token = answer.reply().token;
      expect(Object.keys(answer.reply())).toEqual(Object.keys(known.reply()));
      expect(Object.keys(answer.headers)).toEqual(Object.keys(known.headers));
      expect(answer.headers['content-length']).toBe(known.headers['content-length']);
    });
    expect(mails).toEqual([]);
    for (let time = 0; time < 4; time += 1) {
      const refused = await enterCode(hr, { token, code: '123456', name: names.ClientUserName });
      expect([refused.status, refused.error().code]).toEqual([401, 'code_invalid']);
    }
    expect((await enterCode(hr, { token, code: '123456' })).error().code).toBe('code_void');
    expect((await enterCode(hr, { token, code: '123456' })).error().code).toBe('too_many_attempts');
  });

  test('requesting and a wrong code cost the same for unknown names as for client users', async () => {
    const worksFor = async (names: typeof MIRA) => {
      let token = '';
      const asking = await workOf(async () => (token = (await ask(hr, names)).reply().token));
      await whenWorkedOn(hr);
      const guess = { token, code: '12345', name: names.ClientUserName };
      const guessing = await workOf(async () => expect((await enterCode(hr, guess)).error().code).toBe('code_invalid'));
      return { asking, guessing };
    };
    const known = await worksFor(MIRA);
    expect(known.asking.statements.join('\n')).toMatch(/client_steps[^]*jobs\.job/);
    expect(known.asking.statements.join('\n')).not.toMatch(/accounts|client_users/);
    expect(known.guessing.statements.join('\n')).toContain('client_steps');
    for (const [, names] of SILENT) expect(await worksFor(names)).toEqual(known);
  });

  test('working on a request costs the same for them as for a client user', async () => {
    const { env, secrets, jobs } = hr.services;
    const worker = clientCodeWorker({ db: hr.db, clock: () => hr.clock.now, env, secrets, log: hr.app.log });
    const workFor = async (names: typeof MIRA) => {
      const { id: stepId } = await startStep(
        hr.db,
        { namesHash: namesHashOf(readNames(names)), browser: null },
        hr.clock.now,
      );
      const request = { ...readNames(names), stepId, clientCode: '', askedAt: hr.clock.now.getTime(), language: 'en' };
      return workOf(() => worker({ ...request, clientAddress: null, requestId: 'request-of-a-test' }, jobs));
    };
    const known = await workFor(MIRA);
    expect(known.statements.join('\n')).toMatch(/client_users[^]*update "client_steps"[^]*audit_entries[^]*jobs\.job/);
    for (const [, names] of SILENT) expect(await workFor(names)).toEqual(known);
    await whenWorkedOn(hr);
  });
});

test('a code that is made for names that nobody has opens nothing, not even to who guesses it', async () => {
  const drawn = jest.spyOn(crypto as { randomInt: (below: number) => number }, 'randomInt').mockReturnValue(123456);
  const nobody = { Username: 'C7776', ClientUserName: 'no.body' };
  const [known, unknown] = [await ask(hr, MIRA), await ask(hr, nobody)];
  await whenWorkedOn(hr);
  drawn.mockRestore();
  const enter = (token: string, { ClientUserName: name }: typeof MIRA) =>
    enterCode(hr, { token, code: '123456', name });
  expect((await enter(known.reply().token, MIRA)).status).toBe(200);
  expect((await enter(unknown.reply().token, nobody)).error().code).toBe('code_invalid');
  const namesHash = namesHashOf(readNames(nobody));
  const steps = await hr.db.select().from(clientSteps).where(eq(clientSteps.namesHash, namesHash));
  expect(steps).toMatchObject([{ accountId: null, usedAt: null }]);
});

test('another client code is answered as the right one, and mails nothing (T68)', async () => {
  const mails = await mailsBy(hr, async () => {
    expect((await ask(hr, MIRA, {}, 'northwind')).status).toBe(200);
  });
  expect(mails).toEqual([]);
  expect(hr.logs.some((line) => line.includes('another client code'))).toBe(true);
});

test.each([
  ['a client user', MIRA, 1],
  ['names that nobody has', { Username: 'C7779', ClientUserName: 'no.body' }, 0],
])('%s: another code is for after 3:29, and ten unused ones come in a day (T55)', async (_, names, mailed) => {
  expect((await ask(hr, names)).status).toBe(200);
  const early = (await ask(hr, names)).error();
  expect(early).toMatchObject({ code: 'code_wait', params: { seconds: 209 } });
  hr.clock.advance(208 * SECOND);
  expect((await ask(hr, names)).error()).toMatchObject({ code: 'code_wait', params: { seconds: 1 } });
  for (let code = 2; code <= 10; code += 1) {
    hr.clock.advance(209 * SECOND);
    expect((await ask(hr, names)).status).toBe(200);
  }
  hr.clock.advance(209 * SECOND);
  const lengths = async () => (await mailsBy(hr, () => ask(hr, names))).map((mail) => codeIn(mail).length);
  expect(await lengths()).toEqual(Array(mailed).fill(16));
  hr.clock.advance(209 * SECOND);
  expect(await lengths()).toEqual([]);
  hr.clock.advance(DAY);
  expect(await lengths()).toEqual(Array(mailed).fill(6));
});

test('ten requests at once mail one code (T55)', async () => {
  const mails = await mailsBy(hr, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(hr, MIRA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  expect(mails).toHaveLength(1);
});

test('who has signed in may ask for a code at once', async () => {
  expect((await enterCode(hr, await askCode(hr, MIRA))).status).toBe(200);
  expect((await ask(hr, MIRA)).status).toBe(200);
});

test('fifty requests from one address pause that address for all names, and no other (T52)', async () => {
  const clientAddress = '203.0.113.50';
  for (let time = 0; time < 50; time += 1) {
    const names = { Username: `spray-${time}`, ClientUserName: 'no.body' };
    expect((await ask(hr, names, { clientAddress })).status).toBe(200);
  }
  expect((await ask(hr, MIRA, { clientAddress })).error()).toMatchObject({
    code: 'too_many_attempts',
    params: { minutes: 1 },
  });
  expect((await ask(hr, MIRA, { clientAddress: '203.0.113.51' })).status).toBe(200);
  await whenWorkedOn(hr);
});

test('a request that is worked on twice mails one code, and one that waited too long none', async () => {
  const [step] = await stepsOfMira(async () => void (await ask(hr, MIRA)));
  const request = {
    stepId: step?.id,
    username: 'C2001',
    clientUserName: 'mira.shah',
    clientCode: '',
    askedAt: hr.clock.now.getTime(),
    language: 'en',
    clientAddress: null,
    requestId: 'request-of-a-test',
  };
  expect(await mailsBy(hr, () => hr.services.jobs.enqueue(hr.db, CLIENT_CODE_QUEUE, request))).toEqual([]);
  await hr.db.update(clientSteps).set({ accountId: null });
  const late = { ...request, askedAt: hr.clock.now.getTime() - 210 * SECOND };
  expect(await mailsBy(hr, () => hr.services.jobs.enqueue(hr.db, CLIENT_CODE_QUEUE, late))).toEqual([]);
  expect(await mailsBy(hr, () => hr.services.jobs.enqueue(hr.db, CLIENT_CODE_QUEUE, request))).toHaveLength(1);
});

test('the code is mailed in the language of the client user, else of the browser', async () => {
  const [inBrowsers] = await mailsBy(hr, () => ask(hr, MIRA, { language: 'ja' }));
  expect(inBrowsers?.text).toContain('有効期限は3分29秒');
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'C2001'));
  hr.clock.advance(DAY);
  const [inOwn] = await mailsBy(hr, () => ask(hr, MIRA, { language: 'ja' }));
  expect(inOwn?.text).toContain('Der Code gilt 3 Minuten und 29 Sekunden');
});

test('what names a token is kept as a hash alone, and not for longer than it is counted', async () => {
  const { token } = await askCode(hr, MIRA);
  const [step] = await stepsOfMira(async () => {});
  expect(JSON.stringify(step)).not.toContain(token);
  expect(hr.logs.join()).not.toContain(token);
  await purgeClientSteps(hr.db, new Date(hr.clock.now.getTime() + DAY));
  expect(await stepsOfMira(async () => {})).not.toEqual([]);
  await purgeClientSteps(hr.db, new Date(hr.clock.now.getTime() + 3 * DAY));
  expect(await stepsOfMira(async () => {})).toEqual([]);
});

/** The steps under her names, the newest first, once something was done. */
async function stepsOfMira(step: () => Promise<void>) {
  await step();
  await whenWorkedOn(hr);
  const namesHash = namesHashOf({ username: 'C2001', clientUserName: 'mira.shah' });
  const rows = await hr.db.select().from(clientSteps).where(eq(clientSteps.namesHash, namesHash));
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
