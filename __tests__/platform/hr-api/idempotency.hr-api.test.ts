import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { handlers } from '../../../hr-api/handlers';
import { purgeReplies } from '../../../hr-api/platform/idempotency/run-once';
import { idempotencyRecords } from '../../../hr-api/platform/idempotency/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { deriveSecrets, hmac } from '../../../hr-api/platform/secrets';
import { startApp, type TestApp } from './harness/start-app';
import { TEST_KEY } from './harness/test-settings';

let hr: TestApp;
let token: string;
let key: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());
beforeEach(async () => {
  key = crypto.randomUUID();
  await hr.db.update(accounts).set({ language: null });
});
afterEach(() => jest.restoreAllMocks());

const setLanguage = (Language: 'de' | 'fr', as = token, idempotencyKey: string | null = key) =>
  hr.call('setLanguage', { Language }, { token: as, idempotencyKey });

const changes = async () =>
  (await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change language'))).length;

const languageOf = async (loginId: string) =>
  (await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId)))[0]?.language;

test('the same request again gets the same reply and has no second effect', async () => {
  const before = await changes();
  const first = await setLanguage('de');
  await hr.db.update(accounts).set({ language: 'es' });
  const again = await setLanguage('de');
  expect(again.reply()).toEqual(first.reply());
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await languageOf('E1001')).toBe('es');
  expect(await changes()).toBe(before + 1);
});

test('another body with the same key is refused', async () => {
  await setLanguage('de');
  const answer = await setLanguage('fr');
  expect([answer.status, answer.error().code]).toEqual([422, 'idempotency_mismatch']);
  expect(await languageOf('E1001')).toBe('de');
});

test('another call with the same key is refused', async () => {
  await setLanguage('de');
  await hr.db.update(idempotencyRecords).set({ call: 'createTicket' }).where(eq(idempotencyRecords.key, key));
  expect((await setLanguage('de')).error().code).toBe('idempotency_mismatch');
});

test('ten at the same time have one effect and one reply', async () => {
  const before = await changes();
  const answers = await Promise.all(Array.from({ length: 10 }, () => setLanguage('de')));
  for (const answer of answers) expect(answer.reply()).toEqual({ Language: 'de' });
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
  expect(await changes()).toBe(before + 1);
});

test('the key of one account means nothing to another', async () => {
  await setLanguage('de');
  const answer = await setLanguage('fr', await hr.tokenOf('E1002'));
  expect(answer.reply()).toEqual({ Language: 'fr' });
  expect(answer.headers).not.toHaveProperty('idempotency-replayed');
});

test('a write without a key is refused', async () => {
  const answer = await setLanguage('de', token, null);
  expect([answer.status, answer.error().code]).toEqual([400, 'idempotency_key_required']);
  expect(await languageOf('E1001')).toBeNull();
});

test.each(['short', 'x'.repeat(65), 'with blank in the key', 'ümlaut-in-the-key-x'])('%p is no key', async (bad) => {
  expect((await setLanguage('de', token, bad)).error().code).toBe('bad_request');
});

test('a write that fails leaves nothing behind, and the same key may try again', async () => {
  const { handle } = handlers.setLanguage;
  const failing = jest.spyOn(handlers.setLanguage, 'handle').mockImplementation(async (request, context) => {
    await handle(request, context);
    throw new Error('The process was killed here');
  });
  const before = await changes();
  expect((await setLanguage('de')).status).toBe(500);
  expect(await languageOf('E1001')).toBeNull();
  expect(await changes()).toBe(before);
  failing.mockRestore();
  const answer = await setLanguage('de');
  expect(answer.reply()).toEqual({ Language: 'de' });
  expect(answer.headers).not.toHaveProperty('idempotency-replayed');
});

test('a reply is remembered for a day', async () => {
  await setLanguage('de');
  const day = 24 * 3_600_000;
  await purgeReplies(hr.db, new Date(hr.clock.now.getTime() + day));
  expect((await setLanguage('de')).headers['idempotency-replayed']).toBe('true');
  await purgeReplies(hr.db, new Date(hr.clock.now.getTime() + day + 1));
  expect((await setLanguage('de')).headers).not.toHaveProperty('idempotency-replayed');
});

test('what is remembered of a request cannot be guessed by whoever reads the database', async () => {
  await setLanguage('de');
  const [record] = await hr.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
  const asked = JSON.stringify([null, { Language: 'de' }]);
  const hashKey = deriveSecrets(TEST_KEY).idempotency;
  expect(record?.requestHash).toBe(hmac(hashKey, asked).toString('hex'));
  expect(record?.requestHash).not.toBe(createHash('sha256').update(asked).digest('hex'));
});

test('replies that carry a credential are never kept', async () => {
  await hr.call('signOut', {}, { token: await hr.tokenOf('E1003'), headers: { 'idempotency-key': key } });
  await hr.signIn('E1003', undefined, { headers: { 'idempotency-key': key } });
  expect(
    await hr.db
      .select()
      .from(idempotencyRecords)
      .where(and(eq(idempotencyRecords.key, key))),
  ).toEqual([]);
});
