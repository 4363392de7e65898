import { purgeDrafts } from '../../../hr-api/platform/drafts/data';
import { drafts } from '../../../hr-api/platform/drafts/tables';
import { startApp, type TestApp } from '../hr-api/harness/start-app';

const DAY = 24 * 3_600_000;

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(drafts);
  token = await hr.tokenOf('E1001');
});

const PLACE = { Form: 'profile-address', Subject: '' };
const ofText = (text: string) => JSON.stringify({ text });

const save = (Content: string, place: object = {}, options: Parameters<TestApp['call']>[2] = {}) =>
  hr.call('saveDraft', { ...PLACE, Content, ...place }, { token, ...options });
const read = async (place: object = {}, as = token) =>
  (await hr.call('getDraft', { ...PLACE, ...place }, { token: as })).reply();

test('a person gets back what they typed, with when it was saved', async () => {
  const { SavedAt } = (await save(ofText('12, Rue de la Paix 🐦 \u0000'))).reply();
  expect(SavedAt).toBe(hr.clock.now.toISOString());
  expect(await read()).toEqual({ Content: ofText('12, Rue de la Paix 🐦 \u0000'), SavedAt });
});

test('nothing is there where nothing was saved', async () => {
  expect(await read()).toEqual({ Content: null, SavedAt: null });
});

test('a colleague, and whoever leads them, gets nothing of it', async () => {
  await save(ofText('mine'));
  for (const loginId of ['E1002', 'E1004', 'E1006'])
    expect(await read({}, await hr.tokenOf(loginId))).toEqual({ Content: null, SavedAt: null });
});

test('a colleague can neither overwrite nor discard it', async () => {
  await save(ofText('mine'));
  const other = await hr.tokenOf('E1002');
  await save(ofText('theirs'), {}, { token: other });
  await hr.call('discardDraft', PLACE, { token: other });
  expect((await read()).Content).toBe(ofText('mine'));
});

test('another sign-in of the same person gets it too', async () => {
  await save(ofText('mine'));
  await hr.call('signOut', {}, { token });
  expect((await read({}, await hr.tokenOf('E1001'))).Content).toBe(ofText('mine'));
});

test('each form and each subject has a draft of its own', async () => {
  await save(ofText('one'));
  await save(ofText('two'), { Subject: 'Ab_-9' });
  await save(ofText('three'), { Form: 'ticket-reply' });
  expect([(await read()).Content, (await read({ Subject: 'Ab_-9' })).Content]).toEqual([ofText('one'), ofText('two')]);
  expect((await read({ Form: 'ticket-reply' })).Content).toBe(ofText('three'));
});

test('the last one saved counts, and says that it is newer', async () => {
  const first = (await save(ofText('first'))).reply();
  hr.clock.advance(1000);
  const last = (await save(ofText('last'))).reply();
  expect(await read()).toEqual({ Content: ofText('last'), SavedAt: last.SavedAt });
  expect(last.SavedAt > first.SavedAt).toBe(true);
});

test('the same save sent again changes nothing that came after it', async () => {
  const idempotencyKey = crypto.randomUUID();
  await save(ofText('first'), {}, { idempotencyKey });
  await save(ofText('last'));
  const again = await save(ofText('first'), {}, { idempotencyKey });
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect((await read()).Content).toBe(ofText('last'));
});

test('of twenty saves at once one stays, whole', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => save(ofText(`version ${at}`))));
  expect((await read()).Content).toMatch(/^\{"text":"version \d+"\}$/);
  expect(await hr.db.$count(drafts)).toBe(1);
});

test('a discarded draft is gone from the database, and discarding again is no mistake', async () => {
  await save(ofText('mine'));
  for (let time = 0; time < 2; time += 1) expect((await hr.call('discardDraft', PLACE, { token })).reply()).toEqual({});
  expect(await hr.db.$count(drafts)).toBe(0);
});

test('64 kB are kept, a byte more is refused and leaves the one before', async () => {
  const full = JSON.stringify('é'.repeat(32 * 1024 - 1));
  expect(Buffer.byteLength(full)).toBe(64 * 1024);
  expect((await save(full)).status).toBe(200);
  const refused = await save(JSON.stringify('é'.repeat(32 * 1024 - 1) + 'x'));
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'Content' }] });
  expect((await read()).Content).toBe(full);
});

test.each([
  ['content that is no JSON', { Content: '{"text":' }, 'Content'],
  ['no content', { Content: '' }, 'Content'],
  ['a form of other letters', { Form: 'Profile/../x' }, 'Form'],
  ['no form', { Form: '' }, 'Form'],
  ['a subject that is no code', { Subject: '%00/' }, 'Subject'],
  ['a subject of 65 characters', { Subject: 'x'.repeat(65) }, 'Subject'],
])('%s is refused', async (_, fields, path) => {
  const refused = await save(ofText('mine'), fields);
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path }] });
});

test('of more than fifty drafts the oldest goes', async () => {
  for (let at = 0; at < 51; at += 1) {
    hr.clock.advance(1000);
    await save(ofText(`form ${at}`), { Subject: `s${at}` });
  }
  expect((await read({ Subject: 's0' })).Content).toBeNull();
  expect((await read({ Subject: 's1' })).Content).not.toBeNull();
  expect(await hr.db.$count(drafts)).toBe(50);
});

test('a draft that nobody came back to is deleted after thirty days, not before', async () => {
  await save(ofText('mine'));
  await purgeDrafts(hr.db, new Date(hr.clock.now.getTime() + 30 * DAY));
  expect(await hr.db.$count(drafts)).toBe(1);
  await purgeDrafts(hr.db, new Date(hr.clock.now.getTime() + 30 * DAY + 1));
  expect(await hr.db.$count(drafts)).toBe(0);
});

test('a draft is not in the log', async () => {
  await save(ofText('DRAFT-CANARY'));
  await save(`{"text":"DRAFT-CANARY`);
  expect(hr.logs.join('')).not.toContain('DRAFT-CANARY');
});
