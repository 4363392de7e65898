import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { rolePermissions } from '../../../hr-api/people/accounts/tables';
import { RECORD_EDIT } from '../../../hr-api/people/record/rights/permissions';
import { recordValues } from '../../../hr-api/people/record/tables';
import { persons } from '../../../hr-api/people/tables';
import { sectionDefinitionSchema } from '../../../lib/contract/people/section-definition';
import { definition, publish } from '../../people/record/a-section';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { AnImport, joiner, update } from './an-import';

const SECTION = 9200;
const column = (code: string) => `S${SECTION}_${code}`;

const ofTests = sectionDefinitionSchema.parse({
  ...definition,
  names: { en: 'Shoes', de: 'Schuhe' },
  fields: [
    ...definition.fields,
    { ...definition.fields[1]!, code: 'since', key: 'SinceKey', type: 'date', names: { en: 'Since' } },
    {
      ...{ ...definition.fields[1]!, code: 'sizes', key: 'SizesKey', type: 'mselect', names: { en: 'Sizes' } },
      options: [
        { value: 's', names: { en: 'Small', de: 'Klein' } },
        { value: 'l', names: { en: 'Large', de: 'Groß' } },
      ],
    },
  ],
});

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  await publish(hr.db, SECTION, { of: ofTests });
});
afterAll(() => hr.stop());

/** A list whose rows say some fields of the section, below the titles that the template gives them. */
async function listOf(fields: readonly string[], rows: readonly (readonly string[])[], as = human) {
  const titles = fields.map((code) => `${ofTests.fields.find((one) => one.code === code)!.names.en} (Shoes)`);
  const headings = ['Employee ID', ...titles, 'Effective from'].join(',');
  return AnImport.of(
    hr,
    as,
    rows.map((row) => row.join(',')),
    headings,
  );
}

async function answersOf(empid: string) {
  const rows = await hr.db
    .select({ answers: recordValues.answers, from: recordValues.validFrom, to: recordValues.validTo })
    .from(recordValues)
    .innerJoin(persons, eq(persons.id, recordValues.personId))
    .where(and(eq(persons.empid, empid), eq(recordValues.sectionCode, SECTION), isNull(recordValues.supersededAt)))
    .orderBy(recordValues.validFrom);
  return rows;
}

test('a list of people offers the fields that HR has defined, no secret ones', async () => {
  const kinds = (await hr.call('listImportKinds', {}, { ...human, language: 'de' })).reply();
  const { Columns } = kinds.find(({ Kind }) => Kind === 'people')!;
  const own = Columns.filter(({ Group }) => Group === 'Schuhe');
  expect(own.map(({ Column }) => Column)).toEqual(
    ['street', 'city', 'grade', 'married', 'spouse', 'remark', 'since', 'sizes'].map(column),
  );
  expect(own.at(-1)).toMatchObject({
    ...{ Title: 'Sizes (Schuhe)', Type: 'choice', CanClear: true },
    Choices: [
      { Value: 's', Text: 'Klein' },
      { Value: 'l', Text: 'Groß' },
    ],
  });
});

test('a row is written to the record from its day on, by value or by name in any language', async () => {
  const file = await listOf(
    ['street', 'since', 'sizes'],
    [['E1016', 'Lake Street', '2025-04-02', 'klein; Large', '2026-06-01']],
  );
  expect((await file.detail()).FileColumns.map(({ Column }) => Column)).toEqual([
    'EmployeeID',
    ...['street', 'since', 'sizes'].map(column),
    'EffectiveFrom',
  ]);
  expect((await file.check()).Counts).toMatchObject({ Changed: 1, Refused: 0 });
  const [row] = await file.rows();
  expect(row!.Changes).toMatchObject([
    { Column: column('street'), Title: 'Field street (Shoes)', From: '', To: 'Lake Street' },
    { To: '02-Apr-2025' },
    { To: 'Small, Large' },
  ]);
  expect((await file.run()).Counts).toMatchObject({ Written: 1 });
  expect(await answersOf('E1016')).toEqual([
    { answers: { street: 'Lake Street', since: '02-Apr-2025', sizes: 's,l' }, from: '2026-06-01', to: null },
  ]);
  const again = await listOf(['street'], [['E1016', 'Lake Street', '2026-06-01']]);
  expect((await again.check()).Counts).toMatchObject({ Same: 1 });
});

test('taking the import back brings back what the record said, unless somebody answered since', async () => {
  const first = await listOf(['street', 'city'], [['E1001', 'Hill Road', 'Pune', '']]);
  await first.check();
  await first.run();
  const second = await listOf(['city'], [['E1001', 'Goa', '']]);
  await second.check();
  await second.run();
  expect((await first.undo('valid')).Counts).toMatchObject({ InTheWay: 1 });
  expect((await second.undo()).Counts).toMatchObject({ TakenBack: 1 });
  const current = (await answersOf('E1001')).at(-1);
  expect(current!.answers).toMatchObject({ street: 'Hill Road', city: 'Pune' });
});

test('whoever joins by the file begins with what it says', async () => {
  const headings =
    'Employee ID,First name,Last name,Work email,Joined on,Business,Company,Unit,Location,Level,Job status,Manager,' +
    'Effective from,Field city (Shoes)';
  const file = await AnImport.of(hr, human, [`${joiner({ id: 'R1', given: 'Runa' })},Lima`], headings);
  expect((await file.check()).Counts).toMatchObject({ New: 1 });
  expect((await file.run()).Counts).toMatchObject({ Written: 1, Refused: 0 });
  expect(await answersOf('R1')).toMatchObject([{ answers: { city: 'Lima' } }]);
  const [runa] = await hr.db.select().from(persons).where(eq(persons.empid, 'R1'));
  expect(runa).toMatchObject({ givenName: 'Runa', familyName: 'Haddad' });
  expect((await file.undo()).Counts).toMatchObject({ TakenBack: 1 });
});

test.each<[string, readonly [string, string][], string]>([
  ['a choice that the field does not offer', [['married', 'perhaps']], `${column('married')} unknown_choice`],
  ['an answer that another one switches off', [['spouse', 'Mina']], `${column('spouse')} record_off`],
  ['an answer that asks for another one', [['married', 'Yes']], ' record_needs'],
  ['a mandatory field that is emptied', [['street', '-']], `${column('street')} cannot_clear`],
  ['a day that is none', [['since', 'soon']], `${column('since')} no_day`],
])('%s is refused at the column', async (_, cells, issue) => {
  const fields = cells.map(([code]) => code);
  const file = await listOf(fields, [['E1010', ...cells.map(([, text]) => text), '']]);
  await file.check();
  expect(await file.outcomes()).toEqual([`refused: ${issue}`]);
});

test('two answers of which one asks for the other are taken together', async () => {
  const file = await listOf(['married', 'spouse'], [['E1010', 'Yes', 'Mina', '']]);
  await file.check();
  expect(await file.outcomes()).toEqual(['changed']);
});

test('whoever may not keep records changes none by a file', async () => {
  const isGiven = and(eq(rolePermissions.roleCode, ROLE.hr), eq(rolePermissions.permission, RECORD_EDIT));
  const taken = await hr.db.delete(rolePermissions).where(isGiven).returning();
  const as = await inRole(hr, 'E1004', ROLE.hr);
  const file = await listOf(['city'], [['E1010', 'Oslo', '']], as);
  await file.check();
  expect(await file.outcomes()).toEqual([`refused: ${column('city')} no_right`]);
  await hr.db.insert(rolePermissions).values(taken);
});

test('what others see too is no column, and rows of a column that became so are refused', async () => {
  const file = await listOf(['city'], [['E1010', 'Oslo', '']]);
  await file.options({}, { [column('street')]: 'Lake Street' });
  const before = await AnImport.of(hr, human, [update('E1010', { level: 'lead' })]);
  await publish(hr.db, SECTION, { of: { ...ofTests, isSeenTwice: true } });
  await file.check();
  const [row] = await file.rows();
  expect(row).toMatchObject({ Outcome: 'refused', Issues: [{ Reason: 'gone_column' }, { Reason: 'gone_fixed' }] });
  expect(row!.Issues[0]!.Text).toContain('Field city (Shoes)');
  expect(row!.Issues[1]!.Text).toContain('“Lake Street”');
  expect((await before.check()).Counts).toMatchObject({ Changed: 1 });
});
