import { and, eq, isNull, sql } from 'drizzle-orm';
import { beginningSections } from '../../../hr-api/people/record/beginning/beginning-sections';
import { findChoices, MAX_SENT } from '../../../hr-api/people/record/lists/choices';
import { recordSecrets, recordSections, recordValues, recordVersions } from '../../../hr-api/people/record/tables';
import { RecordKeys } from '../../../hr-api/people/record/values/keys';
import { choicesIn } from '../../../lib/contract/platform/form/answers';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { employmentOf } from '../cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const secretCodes = (section: number) =>
  beginningSections.get(section)?.fields.flatMap(({ isSecret, code }) => (isSecret ? [code] : [])) ?? [];

test('the sections of the beginning are in force as their first versions', async () => {
  const versions = await hr.db.select().from(recordVersions);
  expect(versions.every(({ number, state }) => number === 1 && state === 'published')).toBe(true);
  const sections = await hr.db
    .select({ code: recordSections.code })
    .from(recordSections)
    .orderBy(recordSections.position);
  expect(sections.map(({ code }) => code)).toEqual([...beginningSections.keys()]);
  for (const { sectionCode, definition } of versions) expect(definition).toEqual(beginningSections.get(sectionCode));
});

test('no secret answer of the sample stands in clear, and each opens with its keys', async () => {
  const values = await hr.db.select().from(recordValues);
  expect(
    values.flatMap(({ sectionCode, answers }) => secretCodes(sectionCode).filter((code) => code in answers)),
  ).toEqual([]);
  const { personId } = await employmentOf(hr, 'E1001');
  const [pan] = await hr.db
    .select({ secret: recordSecrets, rowId: recordValues.rowId })
    .from(recordSecrets)
    .innerJoin(recordValues, eq(recordValues.id, recordSecrets.valueId))
    .where(and(eq(recordValues.personId, personId), eq(recordSecrets.fieldCode, 'Pan'), isNull(recordValues.validTo)));
  const keys = new RecordKeys(hr.services.secrets.record);
  const opened = await keys.unseal(hr.db, { personId, rowId: pan!.rowId, fieldCode: 'Pan' }, pan!.secret);
  expect(opened).toMatch(/^[A-Z]{3}PR\d{4}[A-Z]$/);
  expect(pan!.secret.lastSigns).toBe(opened.slice(-4));
});

test('who gets a benefit is of the family of whose benefit it is', async () => {
  const { rows } = await hr.db.execute(sql`
    select count(*)::int as nominees, count(relative.id)::int as relatives from ${recordValues} nominee
    left join ${recordValues} relative on relative.row_id::text = nominee.answers ->> 'Family_Code'
      and relative.person_id = nominee.person_id and relative.section_code = 5
    where nominee.section_code = 35`);
  expect(rows[0]?.['nominees']).toBeGreaterThan(50);
  expect(rows[0]?.['relatives']).toBe(rows[0]?.['nominees']);
});

test('what is chosen from a list is on that list', async () => {
  const values = await hr.db.select().from(recordValues);
  for (const [code, { fields }] of beginningSections) {
    for (const { code: field, list } of fields) {
      if (!list || list === 'family') continue;
      const chosen = new Set(
        values.flatMap(({ sectionCode, answers }) => (sectionCode === code ? choicesIn(answers[field] ?? '') : [])),
      );
      const found = await findChoices(hr.db, list, { language: 'en', values: [...chosen], limit: MAX_SENT });
      expect([list, found.length]).toEqual([list, chosen.size]);
    }
  }
});
