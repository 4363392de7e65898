import type { Section } from '../../hr-api/people/record/sections/sections';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, keep, LIST, MEMBER, publishTests, SECTION } from './a-record';

let hr: TestApp;
let section: Section;
let list: Section;
let own: { token: string };
let manager: { token: string };
let colleague: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  [section, list] = (await publishTests(hr)) as [Section, Section];
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  colleague = { token: await hr.tokenOf('E1016') };
  const answers = { street: 'Old Road 1', city: 'Pune', grade: 'B', account: '123456789012', remark: 'HR only' };
  await keep(hr, section, { personId: ananya.personId, answers });
  await keep(hr, list, { personId: ananya.personId, answers: { street: 'First', account: '123456789012' } });
});
afterAll(() => hr.stop());

const place = { SectionCode: SECTION };

test('somebody reads what their section is, and where its form is saved to', async () => {
  const [info] = (await hr.call('listSectionInfo', { SectionCode: SECTION }, own)).reply();
  expect(info).toEqual({
    Master: false,
    SectionName: 'A section of the tests',
    SectionImage: '',
    KeyCode: String(SECTION),
    MKeyCode: '',
    LinkInfo: `ecenter/profilesave/dynamicadd/${MEMBER}`,
    SectionCode: SECTION,
    LinkURL: `/ecenter/${MEMBER}`,
  });
});

test.each([`/ecenter/${MEMBER}`, MEMBER, `ecenter/profilesave/dynamicadd/${MEMBER}`, `/Ecenter/${MEMBER}/`])(
  'a section is found by its page or by where it is saved to: %s (NAV-15)',
  async (LinkURL) => {
    const found = (await hr.call('listSectionsOfLink', { LinkURL }, own)).reply();
    expect(found.map(({ SectionCode }) => SectionCode)).toEqual([SECTION]);
  },
);

test('a link of no section finds none', async () => {
  for (const LinkURL of ['', '/', '/ecenter', '../teststreet', 'http://evil.example/teststreet'])
    expect((await hr.call('listSectionsOfLink', { LinkURL }, own)).reply()).toEqual([]);
});

test('the drop-down of sections has each by code and name (FORM-36)', async () => {
  const choices = (await hr.call('listSectionChoices', {}, own)).reply();
  expect(choices).toContainEqual({ value: String(SECTION), label: 'A section of the tests' });
});

test('somebody is shown the fields of their section, but for those that are kept from them', async () => {
  const fields = (await hr.call('listSectionFields', place, own)).reply();
  expect(fields.map(({ FieldCode }) => FieldCode)).toEqual(['street', 'city', 'grade', 'account', 'married', 'spouse']);
  const by = Object.fromEntries(fields.map((field) => [field.FieldCode, field]));
  expect([by.street?.Access, by.street?.disable, by.street?.Mandatory]).toEqual(['propose', false, true]);
  expect([by.grade?.Access, by.grade?.disable]).toEqual(['read', true]);
  expect(by.account?.IsMasked).toBe(true);
  expect([by.married?.RadioValue, by.married?.RadioDepentCodes]).toEqual(['Yes', 'spouse']);
  expect((await hr.call('listRadioOptions', place, own)).reply()).toEqual({
    MARRIEDKey: [
      { value: 'Yes', label: 'Yes', parent: '' },
      { value: 'No', label: 'No', parent: '' },
    ],
  });
  expect((await hr.call('listSelectOptions', place, own)).reply()).toEqual({});
  expect((await hr.call('listCheckboxOptions', place, own)).reply()).toEqual({});
});

test('somebody reads their values, a secret one by its last signs alone', async () => {
  const row = (await hr.call('getSectionRow', place, own)).reply() as Record<string, unknown>;
  expect(row).toMatchObject({ STREETKey: 'Old Road 1', GRADEKey: 'B', ACCOUNTKey: '••••9012', Masked: ['ACCOUNTKey'] });
  expect(row.Proposal).toBeNull();
  expect(JSON.stringify(row)).not.toContain('HR only');
  expect(JSON.stringify(row)).not.toContain('12345678');
});

test('a manager reads the same without what is hidden from managers, and may save nothing', async () => {
  const of = { ...place, ChillCode: ananya.code };
  const row = (await hr.call('getSectionRow', of, manager)).reply();
  expect(Object.keys(row)).toEqual(expect.arrayContaining(['STREETKey', 'CITYKey', 'REMARKKey']));
  expect(JSON.stringify(row)).not.toMatch(/9012|GRADEKey|ACCOUNTKey/);
  const header = (await hr.call('getSectionHeader', of, manager)).reply();
  expect([header.EditFlag, header.Access, header.Hidden]).toEqual([false, 'read', 2]);
  const save = { ...of, member: '', STREETKey: 'By the manager' };
  expect((await hr.call('saveSection', save, { ...manager, member: MEMBER })).error().code).toBe('forbidden');
});

test('each is described the fields that are theirs, in their language, whoever asked before', async () => {
  const describe = async (whose: object, who: { token: string }, language = 'en') =>
    (await hr.call('listSectionFields', { ...place, ...whose }, { ...who, language })).reply();
  const of = { ChillCode: ananya.code };
  const first = await describe({}, own);
  const ofManager = await describe(of, manager);
  expect(ofManager.map(({ FieldCode }) => FieldCode)).toEqual(['street', 'city', 'married', 'spouse', 'remark']);
  expect(ofManager.every(({ disable }) => disable)).toBe(true);
  expect((await describe({}, own, 'de')).map(({ FieldCode }) => FieldCode)).toEqual(first.map((one) => one.FieldCode));
  expect(await describe({}, own)).toEqual(first);
  expect(await describe(of, manager)).toEqual(ofManager);
});

test('a colleague, an unknown code and two codes that differ are refused alike (T64)', async () => {
  const vikram = await employmentOf(hr, 'E1002');
  const refusals = [];
  for (const [who, codes] of [
    [colleague, { ChillCode: ananya.code }],
    [own, { ChillCode: 'nobody' }],
    [own, { ChillCode: vikram.code }],
    [manager, { ChillCode: ananya.code, UserCode: vikram.code }],
  ] as const)
    for (const name of ['getSectionRow', 'getSectionHeader', 'listSectionFields', 'listSections'] as const)
      refusals.push((await hr.call(name, { ...place, ...codes }, who)).error());
  expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set(['not_found Not found']));
});

test('what the product brought has no status and no day of change', async () => {
  const header = (await hr.call('getSectionHeader', place, own)).reply();
  expect(header).toMatchObject({ StatusCode: '', StatusName: '', LastModifiedDate: '', Comments: '', EditFlag: true });
  expect(header.Hidden).toBe(1);
});

test('the edit home lists the sections in their order, with what is missing', async () => {
  const sections = (await hr.call('listSections', {}, own)).reply();
  const tests = sections.filter(({ SectionCode }) => SectionCode >= SECTION);
  expect(tests.map(({ SectionCode, Rows, Missing }) => [SectionCode, Rows, Missing])).toEqual([
    [SECTION, 1, 0],
    [LIST, 1, 0],
  ]);
});

test('a list names its rows by texts, with what may be done with each', async () => {
  const [row] = (await hr.call('listSectionRows', { SectionCode: LIST }, own)).reply() as Record<string, unknown>[];
  expect(row).toMatchObject({ STREETKey: 'First', ACCOUNTKey: '••••9012', EditFlag: true, DeleteFlag: true });
  const seen = { SectionCode: LIST, ChillCode: ananya.code };
  const [read] = (await hr.call('listSectionRows', seen, manager)).reply();
  expect([read?.EditFlag, read?.DeleteFlag]).toEqual([false, false]);
});

test('a row of somebody else, or of another section, is not there', async () => {
  const [row] = (await hr.call('listSectionRows', { SectionCode: LIST }, own)).reply();
  const KeyCode = row?.KeyCode ?? '';
  expect((await hr.call('getSectionRow', { SectionCode: LIST, KeyCode }, manager)).error().code).toBe('not_found');
  expect((await hr.call('getSectionRow', { ...place, KeyCode }, own)).error().code).toBe('not_found');
  expect((await hr.call('getSectionRow', { SectionCode: LIST, KeyCode: "1' or 1=1" }, own)).error().code).toBe(
    'not_found',
  );
});

test('the facts of a day are told by the labels of their version', async () => {
  const [facts] = (await hr.call('listSectionFacts', place, own)).reply();
  expect(facts?.Rows[0]?.Facts).toContainEqual({
    FieldCode: 'street',
    Label: 'Field street',
    Text: 'Old Road 1',
    Type: 'text',
    IsColumn: false,
    IsMasked: false,
  });
  const before = (await hr.call('listSectionFacts', { ...place, On: '01-Jan-2001' }, own)).reply();
  expect(before[0]?.Rows).toEqual([]);
  expect((await hr.call('listSectionFacts', { ...place, On: '31-Feb-2001' }, own)).error().code).toBe('invalid');
});

test('why a field is closed is told by the rule that decided, and who may change it', async () => {
  const reason = (await hr.call('getAccessReason', { ...place, FieldCode: 'grade' }, own)).reply();
  expect(reason).toEqual({
    Access: 'read',
    Rule: 'field',
    Relations: ['self'],
    Others: [{ Relation: 'hr', Access: 'edit' }],
  });
  const hidden = await hr.call('getAccessReason', { ...place, FieldCode: 'remark' }, own);
  expect(hidden.error().code).toBe('not_found');
});

test('who sees a secret value whole leaves an audit row without it', async () => {
  const { Value } = (await hr.call('getWholeValue', { ...place, FieldCode: 'account' }, own)).reply();
  expect(Value).toBe('123456789012');
  const { rows } = await hr.db.execute<{ after: object }>(
    `select after from audit_entries where action = 'see whole value' and subject_id = '${ananya.personId}'`,
  );
  expect(rows.map(({ after }) => after)).toEqual([{ section: SECTION, field: 'ACCOUNTKey' }]);
  const of = { ...place, ChillCode: ananya.code, FieldCode: 'account' };
  expect((await hr.call('getWholeValue', of, manager)).error().code).toBe('not_found');
  expect((await hr.call('getWholeValue', { ...place, FieldCode: 'street' }, own)).error().code).toBe('not_found');
});
