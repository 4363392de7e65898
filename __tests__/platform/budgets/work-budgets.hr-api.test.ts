import { formatInTimeZone } from 'date-fns-tz';
import { eq } from 'drizzle-orm';
import { handlers } from '../../../hr-api/handlers';
import { dayOf, ZONE } from '../../../hr-api/platform/dates';
import type { CallHandler } from '../../../hr-api/platform/calls/call';
import { WORK } from '../../../hr-api/platform/budgets/work';
import { persons } from '../../../hr-api/people/tables';
import { calls, type CallName } from '../../../lib/contract/all';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { upload } from '../files/upload';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp({ settings: { ACCOUNT_BUDGET_FACTOR: '1' } });
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(12 * HOUR);
  token = await hr.tokenOf('E1001');
});

const desk = {
  fcmToken: '',
  InstallationID: 'one and the same',
  Regid: '',
  DeviceType: '',
  DeviceName: 'Desk',
  OSVersion: '',
  OSModel: '',
  MACAddress: '',
};

interface Answered {
  readonly status: number;
  readonly error: () => { readonly code: string };
}

/** How many of so many go through before one is refused for being too many. */
async function goThrough(times: number, send: (at: number) => Promise<Answered>): Promise<number> {
  for (let at = 0; at < times; at += 1) {
    const answer = await send(at);
    if (answer.status === 200) continue;
    expect(answer.error().code).toBe('too_often');
    return at;
  }
  return times;
}

const draft = (at: number) =>
  hr.call('saveDraft', { Form: 'ticket', Subject: '', Content: JSON.stringify({ at }) }, { token });
const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Message: 'Since Monday.' };
const ask = (Subject: string, idempotencyKey?: string) =>
  hr.call('createTicket', { ...question, Subject }, { token, ...(idempotencyKey && { idempotencyKey }) });

test('180 drafts, 40 files and 25 tickets at once do not go through; 30 receipts do', async () => {
  expect(await goThrough(180, draft)).toBe(WORK.draft.atOnce);
  const files = await goThrough(40, () => upload(hr, 'uploadTicketFile', { token }));
  expect(files).toBeGreaterThanOrEqual(30);
  expect(files).toBeLessThan(40);
  expect(await goThrough(25, (at) => ask(`No sound ${at}`))).toBe(WORK.request.atOnce);
});

test('so many wishes are sent at once, and no more', async () => {
  const { personId, code } = await employmentOf(hr, 'E1001');
  const today = dayOf(hr.clock.now);
  const bornOn = `1990${today.slice(4)}`;
  await hr.db.update(persons).set({ bornOn }).where(eq(persons.id, personId));
  token = await hr.tokenOf('E1002');
  const wish = { WishCode: `BirthDay-${today}`, ChillCode: code, Content: 'All the best!', AttachImage: '' };
  expect(await goThrough(100, () => hr.call('sendWish', wish, { token }))).toBe(WORK.greeting.atOnce);
});

test('one device is registered anew so many times and no more: each time is a mail', async () => {
  token = await hr.tokenOf('E1002');
  expect(await goThrough(40, () => hr.call('registerDevice', desk, { token }))).toBe(WORK.device.atOnce);
});

test('somebody who types for an hour, and one who answers sixty tickets, meet no limit', async () => {
  const rohan = await hr.tokenOf('E1005');
  const { QueryCode } = (await ask('No sound')).reply();
  for (let minute = 0; minute < 60; minute += 1) {
    expect(await goThrough(20, draft)).toBe(20);
    const reply = { QueryCode, StatusCode: minute % 2 ? 2 : 3, Message: 'Which one?' };
    expect((await hr.call('replyToTicket', reply, { token: rohan })).status).toBe(200);
    hr.clock.advance(MINUTE);
    if (minute % 20 === 19) token = await hr.tokenOf('E1001');
    await hr.call('getUser', {}, { token: rohan });
  }
}, 120_000);

test('the refusal says when again, and then it goes through', async () => {
  await goThrough(100, (at) => ask(`No sound ${at}`));
  const refused = await ask('One more');
  const { code, params } = refused.error();
  expect([refused.status, code]).toEqual([429, 'too_often']);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeLessThanOrEqual(3600);
  const until = new Date(hr.clock.now.getTime() + seconds * 1000);
  expect(params).toEqual({ time: formatInTimeZone(until, ZONE, 'HH:mm') });
  hr.clock.now = until;
  expect((await ask('One more')).status).toBe(200);
});

test('what is refused, and what is sent again under its key, counts for nothing', async () => {
  const again = () => ask('Once', 'the-key-of-one-ticket');
  for (let time = 0; time < WORK.request.atOnce * 2; time += 1) expect((await again()).status).toBe(200);
  for (let time = 0; time < WORK.request.atOnce * 2; time += 1)
    expect((await hr.call('createTicket', { ...question, Subject: 'x', ProcessCode: 99 }, { token })).status).toBe(422);
  expect(await goThrough(100, (at) => ask(`No sound ${at}`))).toBe(WORK.request.atOnce - 1);
});

test('a colleague has a budget of their own', async () => {
  await goThrough(100, (at) => ask(`No sound ${at}`));
  token = await hr.tokenOf('E1002');
  expect((await ask('Of somebody else')).status).toBe(200);
});

test('an operator sets how many times as much everybody may do', async () => {
  const larger = await startApp({ settings: { ACCOUNT_BUDGET_FACTOR: '3' } });
  const theirs = await larger.tokenOf('E1001');
  for (let at = 0; at < WORK.request.atOnce * 3; at += 1)
    expect((await larger.call('createTicket', { ...question, Subject: `${at}` }, { token: theirs })).status).toBe(200);
  await larger.stop();
});

test('a call whose work is counted is a write whose transaction counts it', () => {
  const counted = (
    Object.entries(handlers) as [CallName, Pick<CallHandler<CallName>, 'work' | 'transaction'>][]
  ).filter(([, { work }]) => work);
  expect(counted).not.toEqual([]);
  for (const [name] of counted)
    expect({ name, ...calls[name], gate: calls[name].gate === 'open' }).toMatchObject({
      effect: 'write',
      kind: 'json',
      gate: false,
    });
  expect(counted.filter(([, { transaction }]) => transaction)).toEqual([]);
});
