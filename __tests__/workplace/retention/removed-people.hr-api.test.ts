import { eq } from 'drizzle-orm';
import { historyWrites } from '../../../hr-api/people/changes/tables';
import { employments, persons } from '../../../hr-api/people/tables';
import type { LeftView } from '../../../lib/contract/workplace/retention/retention-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { findWords } from './known-words';
import { agreeTo, askFor, callAs, erasureOf, MONTH_MS, promoteDecider, whenDone } from './retention-scene';

const NAME = 'Zulfiya';
const MAIL = 'zulfiya.tested@example.com';
/** Nobody has been here so long before. */
const KEPT_MONTHS = 6;

let hr: TestApp;
let ChillCode: string;
let personId: string;

/** Somebody is added by the form, and never comes. */
beforeAll(async () => {
  hr = await startApp();
  await promoteDecider(hr);
  const form = {
    ...{ GivenName: NAME, FamilyName: 'Haddad', Mail: MAIL, Gender: 'female' as const, JoinedOn: '16-Mar-2026' },
    ...{ JobStatus: '1', NoOfMonths: '6', ReportingID: 'E1002', BusinessCode: 'instruments', CompanyCode: 'IN' },
    ...{ UnitCode: 'firmware', LocationCode: 'bengaluru', LevelCode: 'specialist' },
  };
  ({ ChillCode } = (await callAs(hr, 'E1004', 'addPerson', form)).reply());
  const [joiner] = await hr.db.select().from(employments).where(eq(employments.code, ChillCode));
  personId = joiner!.personId;
  const gone = (await callAs(hr, 'E1004', 'endEmployment', { ChillCode, NeverCame: true })).reply();
  expect(gone.ChangeCode).toBe('');
  (await callAs(hr, 'E1004', 'saveRetention', { KeepMonths: KEPT_MONTHS })).reply();
});
afterAll(() => hr.stop());

const found = async (View: LeftView) =>
  (await callAs(hr, 'E1004', 'listLeftPeople', { View, Search: NAME })).reply().map((row) => row.ChillCode);

test('who was removed has left on that day, and is due as everybody who left', async () => {
  expect(await found('later')).toEqual([]);
  hr.clock.advance(24 * 3_600_000);
  expect(await found('later')).toEqual([ChillCode]);
  hr.clock.advance((KEPT_MONTHS + 1) * MONTH_MS);
  expect(await found('due')).toEqual([ChillCode]);
});

test('who was removed can be held', async () => {
  const held = { ChillCode, Reason: 'A case in court' };
  (await callAs(hr, 'E1004', 'holdPerson', held)).reply();
  expect(await found('held')).toEqual([ChillCode]);
  (await callAs(hr, 'E1004', 'releaseHold', held)).reply();
});

test('who was removed is erased, with what was written of the employment', async () => {
  const RequestCode = await askFor(hr, [ChillCode]);
  expect((await erasureOf(hr, RequestCode)).Named).toMatchObject([{ ChillCode, Name: `${NAME} Haddad`, Because: '' }]);
  (await agreeTo(hr, RequestCode)).reply();
  expect(await whenDone(hr, RequestCode)).toMatchObject({ Erased: 1, LeftOut: 0, Named: [] });
  const [person] = await hr.db.select().from(persons).where(eq(persons.id, personId));
  expect(person).toMatchObject({ name: '—', bornOn: null, gender: null });
  const writes = await hr.db.select().from(historyWrites);
  expect(writes.filter((write) => JSON.stringify(write).includes(personId))).toEqual([]);
  expect(await findWords(hr, [NAME, MAIL])).toEqual({});
  expect(await found('due')).toEqual([]);
});
