import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { daysAfter, dayOf } from '../../../hr-api/platform/dates';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { deriveSecrets } from '../../../hr-api/platform/secrets';
import { keepRow, removeRow, type Place } from '../../../hr-api/people/record/values/keep';
import { RecordKeys } from '../../../hr-api/people/record/values/keys';
import { recordSecrets, recordValues, recordVersions } from '../../../hr-api/people/record/tables';
import { openAnswers, rowIdOf, rowsOn } from '../../../hr-api/people/record/values/values';
import type { Section } from '../../../hr-api/people/record/sections/sections';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_KEY } from '../../platform/hr-api/harness/test-settings';
import { employmentOf } from '../cast-actors';
import { publish } from './a-section';

let hr: TestApp;
let section: Section;
let personId: string;
let today: string;
const keys = new RecordKeys(deriveSecrets(TEST_KEY).record);

beforeAll(async () => {
  hr = await startApp();
  section = await publish(hr.db, 9001);
  ({ personId } = await employmentOf(hr, 'E1001'));
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const context = () => ({ db: hr.db, now: hr.clock.now, keys, by: null });
const place = (more: Partial<Place> = {}): Place => ({
  ...{ section, personId, rowId: randomUUID(), from: today, seen: null, ...more },
});
const keep = (where: Place, answers: Record<string, string>) =>
  inTransaction(hr.db, (db) => keepRow({ ...context(), db }, where, answers));
const saidOn = async (rowId: string, on: string) => {
  const [row] = await rowsOn(hr.db, { personId, rowId }, on);
  return row ? openAnswers(hr.db, keys, row) : null;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: Error) => String(error.cause ?? error),
  );

test('what is kept from a day on counts from that day, what was said before for those before', async () => {
  const where = place({ from: '2024-03-01' });
  const seen = await keep(where, { street: 'Old Road 1' });
  await keep({ ...where, from: today, seen }, { street: 'New Road 2' });
  expect(await saidOn(where.rowId, '2024-02-29')).toBeNull();
  expect(await saidOn(where.rowId, daysAfter(today, -1))).toEqual({ street: 'Old Road 1' });
  expect(await saidOn(where.rowId, today)).toEqual({ street: 'New Road 2' });
});

test('two changes of one day: the later one counts, and the earlier one can still be read', async () => {
  const where = place();
  const seen = await keep(where, { street: 'First' });
  await keep({ ...where, seen }, { street: 'Second' });
  expect(await saidOn(where.rowId, today)).toEqual({ street: 'Second' });
  const all = await hr.db.select().from(recordValues).where(eq(recordValues.rowId, where.rowId));
  expect(all.map(({ answers, supersededAt }) => [answers.street, supersededAt !== null]).sort()).toEqual([
    ['First', true],
    ['Second', false],
  ]);
});

test('who changes a row that somebody else has changed meanwhile is refused', async () => {
  const where = place();
  const seen = await keep(where, { street: 'Seen by both' });
  await keep({ ...where, seen }, { street: 'The first of the two' });
  await expect(keep({ ...where, seen }, { street: 'The second' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(keep({ ...where, seen: null }, { street: 'As new' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await saidOn(where.rowId, today)).toEqual({ street: 'The first of the two' });
});

test('of two who change a row at the same moment one is refused', async () => {
  const where = place();
  const seen = await keep(where, { street: 'Before' });
  const outcomes = await Promise.allSettled(['A', 'B'].map((street) => keep({ ...where, seen }, { street })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a change of today reaches what is to come, but for the answers that change then anyway', async () => {
  const where = place();
  const later = daysAfter(today, 30);
  const seen = await keep(where, { street: 'Old Road 1', city: 'Pune' });
  await keep({ ...where, from: later, seen }, { street: 'Old Road 1', city: 'Delhi' });
  const [now] = await rowsOn(hr.db, { personId, rowId: where.rowId }, today);
  await keep({ ...where, seen: now?.id ?? '' }, { street: 'New Road 2', city: 'Goa' });
  expect(await saidOn(where.rowId, today)).toEqual({ street: 'New Road 2', city: 'Goa' });
  expect(await saidOn(where.rowId, daysAfter(later, -1))).toEqual({ street: 'New Road 2', city: 'Goa' });
  expect(await saidOn(where.rowId, later)).toEqual({ street: 'New Road 2', city: 'Delhi' });
});

test('a row that is taken away is there until the day before', async () => {
  const where = place({ from: '2024-03-01' });
  const seen = await keep(where, { street: 'Old Road 1' });
  await inTransaction(hr.db, (db) => removeRow({ ...context(), db }, { ...where, from: today, seen }));
  expect(await saidOn(where.rowId, daysAfter(today, -1))).toEqual({ street: 'Old Road 1' });
  expect(await saidOn(where.rowId, today)).toBeNull();
});

test('a secret answer is sealed, opens in its own place alone, and an equal one is found', async () => {
  const where = place();
  await keep(where, { street: 'Road', account: '1234 5678 9012' });
  const [row] = await rowsOn(hr.db, { personId, rowId: where.rowId }, today);
  const [secret] = await hr.db
    .select()
    .from(recordSecrets)
    .where(eq(recordSecrets.valueId, row?.id ?? ''));
  if (!row || !secret) throw new Error('nothing was kept');
  expect(row.answers).toEqual({ street: 'Road' });
  expect(JSON.stringify([row, secret])).not.toMatch(/1234|5678/);
  expect(secret.lastSigns).toBe('9012');
  const own = { personId, rowId: where.rowId, fieldCode: 'account' };
  expect(await keys.unseal(hr.db, own, secret)).toBe('1234 5678 9012');
  await expect(keys.unseal(hr.db, { ...own, rowId: randomUUID() }, secret)).rejects.toThrow();
  const stranger = new RecordKeys(deriveSecrets('another key of the tests, long enough too').record);
  await expect(stranger.unseal(hr.db, own, secret)).rejects.toThrow();
  expect(await keys.hashes(hr.db, 'account', '123456789012')).toContain(secret.hash);
  expect(await keys.hashes(hr.db, 'other', '123456789012')).not.toContain(secret.hash);
});

test.each([
  ['of eight signs, as a passport has, shows its last four', 'P1234567', '4567'],
  ['that is too short to be masked shows none of its signs', '1234567', ''],
])('a secret answer %s', async (_, account, lastSigns) => {
  const where = place();
  await keep(where, { account });
  const [row] = await rowsOn(hr.db, { personId, rowId: where.rowId }, today);
  expect(row?.secrets.account?.lastSigns).toBe(lastSigns);
});

test('the database refuses to change what stands: values, their days, a published version', async () => {
  const where = place({ from: '2024-03-01' });
  const seen = await keep(where, { street: 'Old Road 1' });
  await keep({ ...where, from: today, seen }, { street: 'New Road 2' });
  const old = eq(recordValues.id, seen);
  const refusals = await Promise.all([
    refusal(
      hr.db
        .update(recordValues)
        .set({ answers: { street: 'Forged' } })
        .where(old),
    ),
    refusal(hr.db.update(recordValues).set({ validTo: '2030-01-01' }).where(old)),
    refusal(hr.db.update(recordValues).set({ recordedAt: new Date() }).where(old)),
    refusal(hr.db.delete(recordValues).where(old)),
    refusal(hr.db.update(recordVersions).set({ number: 7 }).where(eq(recordVersions.id, section.versionId))),
  ]);
  expect(refusals).toEqual(refusals.map(() => expect.stringContaining('is not changed once it stands')));
  const { id: _, ...again } = (await hr.db.select().from(recordValues).where(old))[0] ?? {};
  expect(await refusal(hr.db.insert(recordValues).values(again as never))).toContain('do_not_overlap');
});

test('of a section with one row there is one for each person', () => {
  expect(rowIdOf(personId, 3)).toBe(rowIdOf(personId, 3));
  expect(rowIdOf(personId, 3)).not.toBe(rowIdOf(personId, 4));
  expect(rowIdOf(personId, 3)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
