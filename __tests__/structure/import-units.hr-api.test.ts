import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { rolePermissions } from '../../hr-api/people/accounts/tables';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { persons } from '../../hr-api/people/tables';
import { importRows } from '../../hr-api/workplace/imports/tables';
import { AnImport } from '../changes/people-imports/an-import';
import { hrOfUnit } from '../people/hr-of-unit';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

const HEADINGS = 'Unit code,Name in English,Name in German,Unit above,Head,Effective from,Last day,Its people go to';
const APRIL = '01-Apr-2026';

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

/** A line of the file: code, English and German name, unit above, head, first day, last day, and where its people go. */
const line = (code: string, part: Partial<Record<string, string>> = {}) =>
  Object.values({
    ...{ code, en: '', de: '', parent: '', head: '', from: '2026-04-01', last: '', target: '', ...part },
  }).join(',');
const listOf = (lines: readonly string[], as = human) => AnImport.of(hr, as, lines, HEADINGS, 'units');
const units = async (On = APRIL) => (await hr.call('listUnits', { On }, human)).reply().Units;
const unitOn = async (code: string, On = APRIL) => (await units(On)).find(({ Code }) => Code === code);
const nameOf = async (empid: string) =>
  (await hr.db.select({ name: persons.name }).from(persons).where(eq(persons.empid, empid)))[0]!.name;
const undo = async (file: AnImport) => {
  await file.undo();
  return file.detail();
};

test('units begin below units that come later in the file, and all of it is taken back', async () => {
  const before = await units();
  const file = await listOf([
    line('LAB-2', { en: 'Second laboratory', parent: 'Labs', head: 'E1002' }),
    line('labs', { en: 'Laboratories', de: 'Labore', parent: 'Instruments' }),
    line('firmware', { de: 'Gerätecode', parent: 'labs' }),
    line('payroll', { parent: 'payroll' }),
  ]);
  expect((await file.detail()).FileColumns.map(({ Column }) => Column)).toEqual([
    ...['UnitCode', 'NameEn', 'NameDe', 'Parent', 'Head', 'EffectiveFrom', 'LastDay', 'Target'],
  ]);
  await file.check();
  expect(await file.outcomes()).toEqual(['new', 'new', 'changed', 'refused: Parent circle']);
  expect(await units()).toEqual(before);
  const head = (await file.rows())[0]!.Changes.find(({ Column }) => Column === 'Head');
  expect(head).toMatchObject({ From: '', To: await nameOf('E1002') });
  const kept = await hr.db.select({ changes: importRows.changes }).from(importRows);
  expect(JSON.stringify(kept)).not.toContain(head!.To);
  expect((await file.run()).Counts).toMatchObject({ Written: 3, Refused: 1 });
  expect(await unitOn('lab-2')).toMatchObject({ ParentCode: 'labs', Name: 'Second laboratory' });
  expect(await unitOn('labs')).toMatchObject({ ParentCode: 'instruments' });
  expect(await unitOn('firmware')).toMatchObject({ ParentCode: 'labs', Name: 'Firmware' });
  expect(await unitOn('firmware', '31-Mar-2026')).toMatchObject({ ParentCode: 'instruments-development' });
  const { Names, Head } = (await hr.call('getUnit', { Code: 'firmware', On: APRIL }, human)).reply();
  expect(Names).toMatchObject({ de: 'Gerätecode', en: 'Firmware' });
  expect(Head).not.toBeNull();
  const audited = await hr.db.$count(auditEntries, eq(auditEntries.action, 'create unit'));
  expect(audited).toBe(2);
  expect((await undo(file)).Counts).toMatchObject({ TakenBack: 3, InTheWay: 0 });
  expect(await units()).toEqual(before);
});

test('a unit is closed with its people, and a file that says what stands changes nothing', async () => {
  const file = await listOf([line('payroll', { last: '2026-03-31', target: 'Finance', from: '' })]);
  await file.check();
  expect(await file.outcomes()).toEqual(['changed']);
  expect((await file.rows())[0]!.Changes).toMatchObject([{ To: '31-Mar-2026' }, { Column: 'Target', To: 'Finance' }]);
  await file.run();
  expect(await unitOn('payroll')).toBeUndefined();
  const again = await listOf([line('payroll', { last: '2026-03-31', target: 'finance', from: '' })]);
  await again.check();
  expect(await again.outcomes()).toEqual(['same']);
  await undo(file);
  expect(await unitOn('payroll')).toBeDefined();
});

test.each<[string, readonly string[], readonly string[]]>([
  ['a new unit without a name', [line('x1', { parent: 'finance' })], ['refused: NameEn required']],
  ['a new unit without one above it', [line('x2', { en: 'X two' })], ['refused: Parent required']],
  ['a code that is none', [line('x 3!', { en: 'X', parent: 'finance' })], ['refused: UnitCode not_valid']],
  ['a unit above that nobody knows', [line('firmware', { parent: 'nowhere' })], ['refused: Parent unknown_choice']],
  ['a head who is not here', [line('firmware', { head: 'E0000' })], ['refused: Head unknown_head']],
  ['people who are left without a unit', [line('payroll', { last: '2026-03-31' })], ['refused: Target has_people']],
  ['the top of the organisation that is moved', [line('group', { parent: 'finance' })], ['refused: Parent top']],
  ['a name that a neighbour has', [line('x4', { en: 'Payroll', parent: 'finance' })], ['refused: NameEn doubled']],
  [
    'units that close a circle together',
    [line('manufacturing', { parent: 'software' }), line('software', { parent: 'quality' })],
    ['changed', 'refused: Parent circle'],
  ],
  [
    'a unit below one that is refused',
    [line('x5', { en: 'Five', parent: 'x6' }), line('x6', { parent: 'finance' })],
    ['refused: Parent unit_refused', 'refused: NameEn required'],
  ],
  [
    'new units that stand below each other',
    [line('x7', { en: 'Seven', parent: 'x8' }), line('x8', { en: 'Eight', parent: 'x7' })],
    ['refused: Parent unit_refused', 'refused: Parent circle'],
  ],
])('%s: refused at the column', async (_, lines, outcomes) => {
  const file = await listOf(lines);
  await file.check();
  expect(await file.outcomes()).toEqual(outcomes);
});

test('HR of one unit begins units below it, and takes up nothing beyond it', async () => {
  const partner = await hrOfUnit(hr);
  const file = await listOf(
    [
      line('x9', { en: 'Nine', parent: 'firmware' }),
      line('x10', { en: 'Ten', parent: 'x9' }),
      line('x11', { en: 'Eleven', parent: 'finance' }),
      line('payroll', { parent: 'firmware' }),
    ],
    partner,
  );
  await file.check();
  expect(await file.outcomes()).toEqual([
    ...['new', 'new', 'refused: EffectiveFrom outside_scope', 'refused: EffectiveFrom outside_scope'],
  ]);
  expect((await file.run()).Counts).toMatchObject({ Written: 2 });
  expect(await unitOn('x10')).toMatchObject({ ParentCode: 'x9' });
});

test('a unit is found by the name of today in any language, and no longer by one that it had', async () => {
  const Names = { en: 'Control code', de: 'Steuercode', es: '', fr: '', ja: '', zh: '' };
  const renamed = { Kind: 'rename' as const, Code: 'firmware', EffectiveFrom: '01-Mar-2026', Names };
  (await hr.call('changeUnit', renamed, human)).reply();
  const file = await listOf([
    line('y1', { en: 'One', parent: 'Steuercode' }),
    line('y2', { en: 'Two', parent: 'Control Code' }),
    line('y3', { en: 'Three', parent: 'Micrologiciels' }),
    line('y4', { en: 'Four', parent: 'firmware' }),
  ]);
  await file.check();
  expect(await file.outcomes()).toEqual(['new', 'new', 'refused: Parent unknown_choice', 'new']);
});

test('a later change of a unit stands in the way of taking the file back, and is named', async () => {
  const file = await listOf([line('quality', { de: 'Güte' })]);
  await file.check();
  await file.run();
  const later = { Kind: 'rename' as const, Code: 'quality', EffectiveFrom: APRIL, Names: { en: 'Quality', de: 'Q' } };
  const full = { es: '', fr: '', ja: '', zh: '', ...later.Names };
  (await hr.call('changeUnit', { ...later, Names: full }, human)).reply();
  await file.undo('valid');
  expect((await file.detail()).Counts).toMatchObject({ InTheWay: 1 });
  expect((await file.rows())[0]!.Issues).toMatchObject([{ Reason: 'later_change' }]);
});

test('a role without the right is offered no units, and its rows are refused', async () => {
  const file = await listOf([line('quality', { de: 'Prüfung' })]);
  const isGiven = and(eq(rolePermissions.roleCode, ROLE.hr), eq(rolePermissions.permission, 'unit.change'));
  const taken = await hr.db.delete(rolePermissions).where(isGiven).returning();
  const as = await inRole(hr, 'E1004', ROLE.hr);
  const kinds = (await hr.call('listImportKinds', {}, as)).reply();
  expect(kinds.map(({ Kind }) => Kind)).not.toContain('units');
  await file.check();
  expect(await file.outcomes()).toEqual(['refused:  no_right']);
  await hr.db.insert(rolePermissions).values(taken);
});
