import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { pauseHandlers } from '../../../hr-api/access/pauses/handlers';
import { liftByLoginId, pausesByLoginId } from '../../../hr-api/access/pauses/pauses-of-account';
import { actorOf, contextOf } from '../../people/cast-actors';
import { mailsBy } from '../client-users/ask-code';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';

const HOUR = 3_600_000;
const own = { browser: 'browser-of-the-owner-1' };
const strange = { browser: 'browser-of-a-stranger1', clientAddress: '203.0.113.5' };

let hr: TestApp;
let thomas: string;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(48 * HOUR);
  thomas = await hr.tokenOf('E1006');
});

const guess = async (loginId: string, times: number, options: object = strange) => {
  for (let time = 0; time < times; time += 1) await hr.signIn(loginId, 'wrong password', options);
};
const list = async (token = thomas) => (await hr.call('listPauses', {}, { token })).reply();
const lift = (AccountCode: string, Reason = 'Called from her desk', token = thomas) =>
  hr.call('liftPause', { AccountCode, Reason }, { token });
const isIn = async (loginId: string, options: object = strange) =>
  (await hr.signIn(loginId, SAMPLE_PASSWORD, options)).status === 200;

test('an administrator sees who waits, since and until when, and where guesses failed', async () => {
  expect(await list()).toEqual([]);
  await guess('E1001', 5);
  await guess('E7777', 6);
  const [pause, ...others] = await list();
  expect(others).toEqual([]);
  expect(pause).toMatchObject({ empid: 'E1001', Name: 'Ananya Rao', Where: 'elsewhere' });
  expect(pause?.Since).toBe(hr.clock.now.toISOString());
  expect(Date.parse(pause?.Until ?? '')).toBe(hr.clock.now.getTime() + 60_000);
  await hr.signIn('E1001', SAMPLE_PASSWORD, own);
  await guess('E1001', 10, own);
  expect(await list()).toMatchObject([{ empid: 'E1001', Where: 'both' }]);
  hr.clock.advance(61_000);
  expect(await list()).toEqual([]);
});

test('a pause that everybody else brought about together is one, too', async () => {
  for (let at = 0; at < 21; at += 1) await hr.signIn('E1002', 'wrong password', { clientAddress: `198.51.100.${at}` });
  const [pause] = await list();
  expect(pause).toMatchObject({ empid: 'E1002', Where: 'elsewhere' });
  expect(Date.parse(pause?.Until ?? '')).toBeGreaterThan(hr.clock.now.getTime());
  await lift(pause?.AccountCode ?? '');
  expect(await list()).toEqual([]);
  expect(await isIn('E1002', { clientAddress: '198.51.100.200' })).toBe(true);
});

test('an administrator lifts a pause with a reason, and the person is in at once', async () => {
  await guess('E1003', 6);
  expect(await isIn('E1003')).toBe(false);
  const [pause] = await list();
  const accountId = pause?.AccountCode ?? '';
  expect((await lift(accountId)).reply()).toEqual({});
  expect(await list()).toEqual([]);
  expect(await isIn('E1003')).toBe(true);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'lift a pause'));
  const row = rows.find(({ subjectId }) => subjectId === accountId);
  expect(row).toMatchObject({ before: { where: 'elsewhere' }, after: { reason: 'Called from her desk' } });
  expect(row?.accountId).not.toBeNull();
});

test('a pause of one is not lifted with another’s, and an address stays paused', async () => {
  await guess('E1005', 5);
  for (let at = 0; at < 60; at += 1) await hr.signIn(`nobody-${at}`, 'wrong password', strange);
  await guess('E1012', 5, { clientAddress: '203.0.113.99' });
  const pauses = await list();
  expect(pauses.map(({ empid }) => empid).sort()).toEqual(['E1005', 'E1012']);
  await lift(pauses.find(({ empid }) => empid === 'E1005')?.AccountCode ?? '');
  expect(await list()).toMatchObject([{ empid: 'E1012' }]);
  expect(await isIn('E1005')).toBe(false);
  expect(await isIn('E1005', { clientAddress: '203.0.113.50' })).toBe(true);
});

test('without a reason, and for somebody who does not wait, nothing is lifted', async () => {
  await guess('E1001', 5);
  const [pause] = await list();
  expect((await lift(pause?.AccountCode ?? '', '  ')).error().code).toBe('invalid');
  expect((await lift('00000000-0000-4000-8000-000000000000')).error().code).toBe('not_found');
  await lift(pause?.AccountCode ?? '');
  expect((await lift(pause?.AccountCode ?? '')).error().code).toBe('not_found');
});

test('who has not the right neither sees nor lifts; who is given it, those they may see', async () => {
  const [appraiser, hrPerson] = [await hr.tokenOf('E1002'), await hr.tokenOf('E1004')];
  await guess('E1001', 5);
  await guess('E1004', 5);
  const codeOf = new Map((await list()).map(({ empid, AccountCode }) => [empid, AccountCode]));
  for (const token of [appraiser, hrPerson]) {
    expect((await hr.call('listPauses', {}, { token })).error().code).toBe('forbidden');
    expect((await lift(codeOf.get('E1001') ?? '', 'Please', token)).error().code).toBe('forbidden');
  }
  const context = contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
  expect(await pauseHandlers.listPauses.handle({}, context)).toMatchObject([{ empid: 'E1001' }]);
  const other = { AccountCode: codeOf.get('E1004') ?? '', Reason: 'Please' };
  await expect(pauseHandlers.liftPause.handle(other, context)).rejects.toMatchObject({ code: 'not_found' });
});

test('who asked for too many codes may ask for more once the pause is lifted', async () => {
  const ask = () => hr.call('requestPasswordCode', { Username: 'E1016' }, strange);
  await mailsBy(hr, async () => {
    for (let time = 0; time < 7; time += 1) await ask();
  });
  await guess('E1016', 5);
  expect(await mailsBy(hr, async () => void (await ask()))).toEqual([]);
  await lift((await list())[0]?.AccountCode ?? '');
  expect(await mailsBy(hr, async () => void (await ask()))).toHaveLength(1);
});

test('an operator sees and lifts the pause of a login id at the keyboard', async () => {
  expect(await pausesByLoginId(hr.db, 'E1013', hr.clock.now)).toEqual([]);
  await guess('E1013', 5);
  expect(await pausesByLoginId(hr.db, 'e1013', hr.clock.now)).toMatchObject([{ isOwn: false }]);
  await liftByLoginId(hr.db, 'e1013', hr.clock.now);
  expect(await isIn('E1013')).toBe(true);
  await expect(liftByLoginId(hr.db, 'E1013', hr.clock.now)).rejects.toThrow('E1013 has no pause');
  await expect(pausesByLoginId(hr.db, 'E9999', hr.clock.now)).rejects.toThrow('Nobody has the id E9999');
});
