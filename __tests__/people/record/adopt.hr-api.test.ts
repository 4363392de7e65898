import { eq } from 'drizzle-orm';
import { adoptColumns } from '../../../hr-api/people/record/values/adopt-columns';
import { applyDueValues } from '../../../hr-api/people/record/values/due-values';
import { keepRow } from '../../../hr-api/people/record/values/keep';
import { RecordKeys, wrapAnew } from '../../../hr-api/people/record/values/keys';
import { capabilities } from '../../../hr-api/composed';
import { resealAll } from '../../../hr-api/people/record/values/reseal';
import { openAnswers, rowIdOf, rowsOn } from '../../../hr-api/people/record/values/values';
import type { Section } from '../../../hr-api/people/record/sections/sections';
import { recordSecrets } from '../../../hr-api/people/record/tables';
import { persons } from '../../../hr-api/people/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { deriveSecrets } from '../../../hr-api/platform/secrets';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_KEY } from '../../platform/hr-api/harness/test-settings';
import { employmentOf } from '../cast-actors';
import { definition, publish } from './a-section';

let hr: TestApp;
let section: Section;
let personId: string;
let today: string;
const keys = new RecordKeys(deriveSecrets(TEST_KEY).record);
const copies = [{ column: 'homeAddress' as const, fields: ['street', 'city'] }];

beforeAll(async () => {
  hr = await startApp();
  section = await publish(hr.db, 9002, { of: { ...definition, copies } });
  ({ personId } = await employmentOf(hr, 'E1001'));
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const adopt = () => adoptColumns(hr.db, { at: hr.clock.now, keys });
const said = async (on = today) => {
  const [row] = await rowsOn(hr.db, { personId, sectionCode: 9002 }, on);
  return row ? { seen: row.id, answers: await openAnswers(hr.db, keys, row) } : { seen: null, answers: null };
};
const column = async () => {
  const [person] = await hr.db.select().from(persons).where(eq(persons.id, personId));
  return person?.homeAddress;
};
const keep = async (answers: Record<string, string>, from = today) => {
  const { seen } = await said();
  const place = { section, personId, rowId: rowIdOf(personId, 9002), from, seen };
  await inTransaction(hr.db, (db) => keepRow({ db, now: hr.clock.now, keys, by: null }, place, answers));
};

test('what an earlier release kept of a person is taken over once, since they came', async () => {
  await hr.db.update(persons).set({ homeAddress: '12 Lake Road, Pune' }).where(eq(persons.id, personId));
  await adopt();
  expect((await said()).answers).toEqual({ street: '12 Lake Road, Pune' });
  expect((await said('2000-01-01')).answers).toBeNull();
  const { seen } = await said();
  await adopt();
  expect((await said()).seen).toBe(seen);
});

test('a save is read by the earlier release too, and what that one writes then is taken over', async () => {
  await keep({ street: '5 Hill Street', city: 'Goa', account: '123456789' });
  expect(await column()).toBe('5 Hill Street, Goa');
  await hr.db.update(persons).set({ homeAddress: '9 Sea View' }).where(eq(persons.id, personId));
  await adopt();
  expect((await said()).answers).toEqual({ street: '9 Sea View', account: '123456789' });
});

test('a change of a day to come reaches what the earlier release reads on that day', async () => {
  const day = daysAfter(today, 3);
  await keep({ street: '1 New Town' }, day);
  expect(await column()).toBe('9 Sea View');
  await applyDueValues(hr.db, daysAfter(day, -1));
  expect(await column()).toBe('9 Sea View');
  await applyDueValues(hr.db, day);
  expect(await column()).toBe('1 New Town');
});

test('after a change of the key secrets open as before, and none is sealed with the old one', async () => {
  await keep({ street: 'x', account: '9876543210' });
  const { id } = await keys.add(hr.db, hr.clock.now);
  expect(await resealAll(hr.db, keys, capabilities)).toBeGreaterThan(0);
  const sealed = await hr.db.select().from(recordSecrets);
  expect(new Set(sealed.map(({ keyId }) => keyId))).toEqual(new Set([id]));
  expect((await said()).answers).toMatchObject({ account: '9876543210' });
  expect(await resealAll(hr.db, keys, capabilities)).toBe(0);
});

test('after a change of HR_API_KEY secrets open once their keys are sealed with the new one', async () => {
  const after = new RecordKeys(deriveSecrets('another key of the tests, long enough too').record);
  const [row] = await rowsOn(hr.db, { personId, sectionCode: 9002 }, today);
  if (!row) throw new Error('no row');
  await expect(openAnswers(hr.db, after, row)).rejects.toThrow();
  const wrapping = (key: string) => deriveSecrets(key).record;
  const to = wrapping('another key of the tests, long enough too');
  for (const _ of ['first', 'again']) await wrapAnew(hr.db, { from: wrapping(TEST_KEY), to });
  expect(await openAnswers(hr.db, after, row)).toMatchObject({ account: '9876543210' });
  const old = new RecordKeys(wrapping(TEST_KEY));
  await expect(openAnswers(hr.db, old, row)).rejects.toThrow();
});
