import { eq } from 'drizzle-orm';
import { recordValues } from '../../hr-api/people/record/tables';
import { rowIdOf, rowsOn } from '../../hr-api/people/record/values/values';
import { dayOf } from '../../hr-api/platform/dates';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const PERSONAL = 1;

let hr: TestApp;
let own: { token: string };
let personId: string;
beforeAll(async () => {
  hr = await startApp();
  own = { token: await hr.tokenOf('E1001') };
  personId = (await employmentOf(hr, 'E1001')).personId;
});
afterAll(() => hr.stop());

/** The keys and codes of fields are alike in the sections of the beginning. */
async function birthday(): Promise<string> {
  const [row] = await rowsOn(hr.db, { personId, sectionCode: PERSONAL }, dayOf(hr.clock.now));
  return row!.answers.DateOfBirth!;
}
const bornIn = async () => Number((await birthday()).slice(-4));

/** What the overview tells as on a day, of the field with a label. */
async function ageOn(On: string): Promise<string | undefined> {
  const [section] = (await hr.call('listSectionFacts', { SectionCode: PERSONAL, On }, own)).reply();
  return section?.Rows[0]?.Facts.find(({ FieldCode }) => FieldCode === 'Age')?.Text;
}

test('an age is that of the day which is looked at, whatever was kept when it was saved', async () => {
  await hr.db.execute('alter table record_values disable trigger record_values_keep');
  const [row] = await hr.db
    .select()
    .from(recordValues)
    .where(eq(recordValues.rowId, rowIdOf(personId, PERSONAL)));
  const stale = { ...row!.answers, Age: '3' };
  await hr.db.update(recordValues).set({ answers: stale }).where(eq(recordValues.id, row!.id));
  const [day, month] = (await birthday()).split('-');
  const year = hr.clock.now.getUTCFullYear();
  expect(await ageOn(`${day}-${month}-${year - 1}`)).toBe(String(year - 1 - (await bornIn())));
  const shown = (await hr.call('getSectionRow', { SectionCode: PERSONAL }, own)).reply() as Record<string, unknown>;
  expect(shown.Age).toBe(await ageOn(''));
  expect(shown.Age).not.toBe('3');
});

test('who changes something else is not told that their age would follow', async () => {
  const save = { SectionCode: PERSONAL, KnownAs: 'Anu' };
  const effects = (await hr.call('getSaveEffects', save as never, own)).reply();
  expect(effects.Touches.filter(({ Kind }) => Kind === 'formula')).toEqual([]);
});
