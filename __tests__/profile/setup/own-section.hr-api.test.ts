import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../a-record';
import { Editor, field, memberOf, options } from './an-editor';

let hr: TestApp;
let editor: Editor;
let own: { token: string };
let manager: { token: string };
let code: number;
let member: string;

beforeAll(async () => {
  hr = await startApp();
  editor = await Editor.of(hr);
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const fields = [
  field('plate', { isMandatory: true, maxLength: 12 }),
  field('kind', { type: 'select', options: options('car', 'bike') }),
  field('seats', { type: 'number', isAboveZero: true }),
  field('fuel', {
    type: 'radio',
    options: options('petrol', 'power'),
    enables: [{ answers: ['power'], fields: ['range'] }],
  }),
  field('range', { type: 'number' }),
  field('bought', { type: 'date' }),
  field('account', { isSecret: true, maxLength: 20, access: { manager: 'hidden' } }),
  field('remark', { type: 'textarea', notes: { en: 'Anything else' } }),
];
const values = {
  plateKey: 'KA 01',
  kindKey: 'car',
  seatsKey: '4',
  fuelKey: 'power',
  rangeKey: '300',
  accountKey: '123456789012',
};

test('HR makes a section of eight fields by calls; nobody else sees it before it is published', async () => {
  code = await editor.create('Vehicles');
  const { Issues } = await editor.save(code, { fields, access: { self: 'propose', manager: 'read', hr: 'edit' } });
  expect(Issues).toEqual([]);
  const sections = (await hr.call('listSections', {}, own)).reply();
  expect(sections.map(({ SectionCode }) => SectionCode)).not.toContain(code);
  expect((await hr.call('listSectionFields', { SectionCode: code }, own)).error().code).toBe('not_found');
  const { Number, ValidFrom } = (await editor.publish(code)).reply();
  expect([Number, ValidFrom]).toEqual([1, '18-Mar-2026']);
});

test('with a chain of two steps it counts at once in list, completion and form', async () => {
  const Steps = [{ Approvers: [{ Kind: 'manager' as const }] }, { Approvers: [{ Kind: 'hr' as const }] }];
  const chain = { Name: 'Vehicles', Kind: 'profile-section', Sections: [String(code)], Steps };
  (await hr.call('publishApprovalChain', chain, editor.as)).reply();
  const section = (await hr.call('listSections', {}, own)).reply().find(({ SectionCode }) => SectionCode === code);
  expect(section).toMatchObject({ SectionName: 'Vehicles', Missing: 1, EditFlag: true });
  expect(section?.LinkURL).toBe(`/ecenter/sectionvehicles${code}`);
  const asked = (await hr.call('listSectionFields', { SectionCode: code }, own)).reply();
  expect(asked.map(({ fieldname }) => fieldname)).toEqual(fields.map(({ key }) => key));
  member = await memberOf(hr, code, own);
});

test('an employee fills it, both approvers decide, and it is in force', async () => {
  const saved = await hr.call('saveSection', { SectionCode: code, ...values } as never, { ...own, member });
  expect(saved.reply().StatusCode).toBe('pending');
  for (const who of [manager, editor.as]) {
    const rows = (await hr.call('listApprovals', { Kind: 'profile-section' }, who)).reply();
    const row = rows.find(({ Title }) => Title === 'Vehicles');
    const { Changes } = (await hr.call('getApproval', { KeyCode: row?.KeyCode ?? '' }, who)).reply();
    expect(JSON.stringify(Changes)).not.toContain('123456789012');
    if (who === manager) expect(Changes.map(({ Field }) => Field)).not.toContain('accountKey');
    const decision = { KeyCode: row?.KeyCode ?? '', Version: row?.Version ?? '', StatusCode: APPROVAL_STATUS.approved };
    (await hr.call('decideApproval', decision as never, who)).reply();
  }
  const row = (await hr.call('getSectionRow', { SectionCode: code }, own)).reply();
  expect(row).toMatchObject({ plateKey: 'KA 01', rangeKey: '300', accountKey: '••••9012', Proposal: null });
  const section = (await hr.call('listSections', {}, own)).reply().find(({ SectionCode }) => SectionCode === code);
  expect(section).toMatchObject({ StatusCode: 'approved', Missing: 0 });
});

test('the figures say what a field holds, what waits, and which chain decides', async () => {
  const changed = { plateKey: 'KA 02' };
  (await hr.call('saveSection', { SectionCode: code, ...changed } as never, { ...own, member })).reply();
  await editor.save(code, {
    fields: fields.map((one) => (one.code === 'plate' ? { ...one, type: 'number' as const } : one)),
  });
  const figures = await editor.figures(code);
  expect(figures.Fields.find(({ FieldCode }) => FieldCode === 'account')).toEqual({
    ...{ FieldCode: 'account', Name: 'The account', Values: 1, Persons: 1, IsRetired: false },
  });
  expect(figures.Changes).toEqual([
    { FieldCode: 'plate', Name: 'The plate', Before: 'text', After: 'number', Values: 1, Misfits: 1 },
  ]);
  expect([figures.Open, figures.OpenConcerned]).toEqual([1, 1]);
  expect(figures.Chains[0]).toMatchObject({ Name: 'Vehicles', Steps: 2, Open: 1 });
  expect(figures.Differences).toContainEqual(
    expect.objectContaining({ Part: 'field', Kind: 'changed', Property: 'type', Before: 'text', After: 'number' }),
  );
});

test('another type is published once its misfits were seen; what was saved is shown as it was', async () => {
  const refused = (await editor.publish(code)).error();
  expect([refused.code, refused.params]).toEqual(['conflict', { reason: 'figures' }]);
  expect((await editor.publish(code, { Misfits: [{ FieldCode: 'plate', Count: 1 }] })).reply().Number).toBe(2);
  const row = (await hr.call('getSectionRow', { SectionCode: code }, own)).reply();
  expect(row).toMatchObject({ plateKey: 'KA 01', DefinitionVersion: 1 });
  const [asked] = (await hr.call('listSectionFields', { SectionCode: code }, own)).reply();
  expect([asked?.type, asked?.DefinitionVersion]).toEqual(['number', 2]);
  const late = { SectionCode: code, DefinitionVersion: 1, remarkKey: 'Red' };
  const stale = (await hr.call('saveSection', late as never, { ...own, member })).error();
  expect(stale.params).toEqual({ reason: 'definition' });
});

test('a field that holds values is retired, not dropped, and a secret one is not opened', async () => {
  const without = fields.filter(({ code: one }) => one !== 'seats');
  const codesOf = (issues: readonly { Code: string }[]) => issues.map(({ Code }) => Code);
  expect(codesOf((await editor.save(code, { fields: without })).Issues)).toEqual(['dropped']);
  const open = fields.map((one) => ({ ...one, isSecret: false }));
  expect(codesOf((await editor.save(code, { fields: open })).Issues)).toEqual(['changed_secret']);
  expect((await editor.publish(code)).error()).toMatchObject({
    code: 'invalid',
    issues: [{ path: 'Definition.fields.6.isSecret', message: 'changed_secret' }],
  });
  const retired = fields.map((one) => ({ ...one, isRetired: one.code === 'seats' }));
  expect((await editor.save(code, { fields: retired })).Issues).toEqual([]);
  (await editor.publish(code, { Misfits: [] })).reply();
  const asked = (await hr.call('listSectionFields', { SectionCode: code }, own)).reply();
  expect(asked.map(({ FieldCode }) => FieldCode)).not.toContain('seats');
  const of = { SectionCode: code, ChillCode: (await employmentOf(hr, 'E1001')).code };
  expect((await hr.call('getSectionRow', of, editor.as)).reply()).toMatchObject({ seatsKey: '4' });
});
