import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { rolePermissions } from '../../../hr-api/people/accounts/tables';
import { RECORD_EDIT } from '../../../hr-api/people/record/rights/permissions';
import { recordValues } from '../../../hr-api/people/record/tables';
import { keepRow } from '../../../hr-api/people/record/values/keep';
import { RecordKeys } from '../../../hr-api/people/record/values/keys';
import { newRowId, openAnswers, rowsOn } from '../../../hr-api/people/record/values/values';
import { persons } from '../../../hr-api/people/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { importRows } from '../../../hr-api/workplace/imports/tables';
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
  const rows = await AnImport.send(hr, as, 'Employee ID\nE1010', 'rows.csv', 'section-rows');
  expect(rows.error().issues).toEqual([{ path: 'Kind', message: 'not_valid' }]);
  await hr.db.insert(rolePermissions).values(taken);
});

const PAIRS = 9201;
const pairs = (code: string) => `S${PAIRS}_${code}`;

/** Lines of the section with several rows, each of whom, street and city of the one, street of the other section. */
function linesOf(lines: readonly string[]) {
  hr.clock.advance(60_000);
  const headings = 'Employee ID,Field street (Pairs),Field city (Pairs),Field street (Laces)';
  return AnImport.of(hr, human, lines, headings, 'section-rows');
}

/** What the rows of somebody in that section say now, sealed answers opened, in their order. */
async function pairsOf(empid: string): Promise<Record<string, string>[]> {
  const [person] = await hr.db.select({ id: persons.id }).from(persons).where(eq(persons.empid, empid));
  const rows = await rowsOn(hr.db, { personId: person!.id, sectionCode: PAIRS }, dayOf(hr.clock.now));
  return Promise.all(rows.map((row) => openAnswers(hr.db, recordKeys(), row)));
}

const recordKeys = () => new RecordKeys(hr.services.secrets.record);

test('HR adds and changes rows of a section by a file, sees each before, and takes them back', async () => {
  const several = { ...ofTests, isMaster: true };
  const section = await publish(hr.db, PAIRS, { of: { ...several, names: { en: 'Pairs' } } });
  await publish(hr.db, PAIRS + 1, { of: { ...several, names: { en: 'Laces' } } });
  const kinds = (await hr.call('listImportKinds', {}, human)).reply();
  const columnsOf = (kind: string) => kinds.find(({ Kind }) => Kind === kind)!.Columns.map(({ Column }) => Column);
  expect(columnsOf('section-rows')).toContain(pairs('street'));
  expect(columnsOf('section-rows')).not.toContain(pairs('account'));
  expect(columnsOf('people')).not.toContain(pairs('street'));

  // One row has a sealed answer that no file brings.
  const [hired] = await hr.db.select({ id: persons.id }).from(persons).where(eq(persons.empid, 'E1010'));
  await hr.db.transaction((db) =>
    keepRow(
      { db, now: hr.clock.now, keys: recordKeys(), by: null },
      { section, personId: hired!.id, rowId: newRowId(hr.clock.now), from: dayOf(hr.clock.now), seen: null },
      { street: 'Old Mill', account: '998877665' },
    ),
  );

  const lines = ['E1016,Lake,Pune,', 'E1016,Hill,Goa,', 'E1010,Lake,,'];
  const first = await linesOf([
    ...lines,
    ...['E1016,Lake,Pune,', 'E1010,,Rome,', 'E1016,Sea,,Short', 'E1016,,,', 'E1004,Lake,,', 'E9999,Lake,,'],
  ]);
  await first.check();
  expect(await first.outcomes()).toEqual([
    ...['new', 'new', 'new', `refused: ${pairs('street')} twice_in_file`, 'refused:  record_needs'],
    ...[`refused: S${PAIRS + 1}_street one_section`, 'refused:  no_section'],
    ...['refused: EmployeeID own', 'refused: EmployeeID unknown_person'],
  ]);
  const [row] = await first.rows();
  expect(row!.Changes).toMatchObject([
    { Title: 'Field street (Pairs)', From: '', To: 'Lake' },
    { Title: 'Field city (Pairs)', From: '', To: 'Pune' },
  ]);
  expect((await first.run()).Counts).toMatchObject({ Written: 3 });
  const two = [
    { street: 'Lake', city: 'Pune' },
    { street: 'Hill', city: 'Goa' },
  ];
  expect(await pairsOf('E1016')).toEqual(two);

  const again = await linesOf(lines);
  expect((await again.check()).Counts).toMatchObject({ Same: 3, New: 0 });

  const byStreet = await linesOf(['E1016,lake,Oslo,', 'E1016,River,Bonn,', 'E1010,Old Mill,Rome,', 'E1010,Lake,Rome,']);
  await byStreet.options({ SameBy: 'Shade' });
  await byStreet.check();
  expect((await byStreet.outcomes())[0]).toBe('refused:  unknown_key');
  await byStreet.options({ SameBy: 'Field street' });
  await byStreet.check();
  expect(await byStreet.outcomes()).toEqual(['changed', 'new', 'changed', 'changed']);
  const preview = await byStreet.rows();
  expect(preview[0]!.Changes.at(-1)).toMatchObject({ Title: 'Field city (Pairs)', From: 'Pune', To: 'Oslo' });
  expect((await byStreet.run()).Counts).toMatchObject({ Written: 4 });
  expect(await pairsOf('E1016')).toEqual([
    { street: 'lake', city: 'Oslo' },
    { street: 'Hill', city: 'Goa' },
    { street: 'River', city: 'Bonn' },
  ]);
  expect(await pairsOf('E1010')).toContainEqual({ street: 'Old Mill', city: 'Rome', account: '998877665' });
  expect(JSON.stringify([await byStreet.rows(), await hr.db.select().from(importRows)])).not.toContain('998877665');

  // What was built on stays until that is taken back; then everything is as it was.
  expect((await first.undo('valid')).Counts).toMatchObject({ TakenBack: 1, InTheWay: 2 });
  expect(await pairsOf('E1016')).toHaveLength(2);
  expect((await byStreet.undo()).Counts).toMatchObject({ TakenBack: 4 });
  expect(await pairsOf('E1016')).toEqual([two[0]]);
  expect(await pairsOf('E1010')).toContainEqual({ street: 'Old Mill', account: '998877665' });
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
