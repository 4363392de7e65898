import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { recordValues } from '../../../hr-api/people/record/tables';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { Editor, field, options } from './an-editor';

let hr: TestApp;
let editor: Editor;
let tester: { token: string };
let code: number;

beforeAll(async () => {
  hr = await startApp();
  editor = await Editor.of(hr);
  tester = { token: await hr.tokenOf('E1001') };
  code = await editor.create('Vehicles');
  await editor.save(code, {
    fields: [
      field('plate', { isMandatory: true, maxLength: 5 }),
      field('kind', { type: 'select', options: options('car', 'bike') }),
      field('place', { type: 'select', list: 'countries' }),
      field('inner', { access: { self: 'hidden' } }),
    ],
  });
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const ask = async (...logins: string[]) => {
  const people = await Promise.all(logins.map((login) => employmentOf(hr, login)));
  const request = { SectionCode: code, ChillCodes: people.map((one) => one.code) };
  return hr.call('saveSectionTesters', request, editor.as);
};

test('HR looks at a draft as the employee, the manager and itself', async () => {
  const seen = async (As: 'self' | 'manager' | 'hr') => {
    const { Fields } = (await hr.call('getSectionPreview', { SectionCode: code, As }, editor.as)).reply();
    return Fields.map(({ FieldCode, disable }) => `${FieldCode}${disable ? ' read' : ''}`);
  };
  expect(await seen('self')).toEqual(['plate', 'kind', 'place']);
  expect(await seen('hr')).toEqual(['plate', 'kind', 'place', 'inner']);
  expect(await seen('manager')).toEqual([]);
});

test('nobody tries a draft out whom HR did not ask, and a code of nobody is refused', async () => {
  expect((await hr.call('getSectionTest', { SectionCode: code }, tester)).error().code).toBe('not_found');
  const nobody = { SectionCode: code, ChillCodes: ['nobody'] };
  expect((await hr.call('saveSectionTesters', nobody, editor.as)).error().issues).toEqual([
    { path: 'ChillCodes.0', message: 'unknown' },
  ]);
});

test('whoever is asked is told once, and gets the form of the draft as their own', async () => {
  (await ask('E1001')).reply();
  (await ask('E1001', 'E1002')).reply();
  const told = (await hr.call('listNotifications', { RoleCode: ROLE.employee }, tester)).reply();
  expect(told.filter(({ URLParamValue }) => URLParamValue === String(code))).toHaveLength(1);
  expect((await hr.call('listOwnSectionTests', {}, tester)).reply()).toMatchObject([{ SectionName: 'Vehicles' }]);
  const { Fields, Options } = (await hr.call('getSectionTest', { SectionCode: code }, tester)).reply();
  expect([Fields.map(({ FieldCode }) => FieldCode), Object.keys(Options)]).toEqual([
    ['plate', 'kind', 'place'],
    expect.arrayContaining(['kindKey']),
  ]);
  const search = { SectionCode: code, FieldCode: 'place', SearchText: 'india' };
  const found = (await hr.call('searchPreviewOptions', search, tester)).reply();
  expect(found).toContainEqual({ value: 'IN', label: 'India', parent: '' });
  const hidden = { SectionCode: code, FieldCode: 'inner' };
  expect((await hr.call('searchPreviewOptions', hidden, tester)).error().code).toBe('not_found');
});

test('their answers are looked at as a save would, and never become values', async () => {
  const before = await hr.db.$count(recordValues);
  const { Revision } = (await hr.call('getSectionTest', { SectionCode: code }, tester)).reply();
  const sent = { SectionCode: code, Revision, Comments: 'The plate is too short' };
  const Values = { plateKey: 'KA 01 AB', kindKey: 'plane', innerKey: 'mine', otherKey: 'x' };
  const { Issues } = (await hr.call('trySectionDraft', { ...sent, Values }, tester)).reply();
  expect(Issues.map(({ Path, Message }) => `${Path} ${Message}`).sort()).toEqual([
    'innerKey unknown_field',
    'kindKey unknown_choice',
    'otherKey unknown_field',
    'plateKey too_long',
  ]);
  const good = { plateKey: 'KA 01', kindKey: 'car' };
  expect((await hr.call('trySectionDraft', { ...sent, Values: good }, tester)).reply().Issues).toEqual([]);
  expect(await hr.db.$count(recordValues)).toBe(before);
  const { rows } = await hr.db.execute('select * from record_testers join audit_entries on true');
  expect(JSON.stringify(rows)).not.toContain('KA 01');
  const testers = (await hr.call('listSectionTesters', { SectionCode: code }, editor.as)).reply();
  expect(testers.find(({ Empid }) => Empid === 'E1001')).toMatchObject({
    Tries: 2,
    IssueCount: 0,
    Comments: 'The plate is too short',
  });
});

test('a draft that moved on is tried anew, and none is left once it is published', async () => {
  const { Revision } = (await hr.call('getSectionTest', { SectionCode: code }, tester)).reply();
  await editor.save(code, { image: 'car' });
  const stale = await hr.call('trySectionDraft', { SectionCode: code, Revision, Values: {} }, tester);
  expect(stale.error().params?.reason).toBe('saved');
  (await editor.publish(code)).reply();
  expect((await hr.call('getSectionTest', { SectionCode: code }, tester)).error().code).toBe('not_found');
  expect((await hr.call('listOwnSectionTests', {}, tester)).reply()).toEqual([]);
});
