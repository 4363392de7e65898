import { randomUUID } from 'node:crypto';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { sectionOn } from '../../../hr-api/people/record/sections/sections';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { upload } from '../../platform/files/upload';
import { inRole } from '../a-record';
import { Editor, field, options } from './an-editor';

let hr: TestApp;
let editor: Editor;
let other: Editor;

beforeAll(async () => {
  hr = await startApp();
  editor = await Editor.of(hr);
  other = await Editor.of(hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const FAMILY = 5;
const CONTACT = 3;

test('whoever is not responsible for everyone may not even look', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  for (const who of [employee, manager]) {
    expect((await hr.call('listSetupSections', {}, who)).error().code).toBe('forbidden');
    expect((await hr.call('getSectionDraft', { SectionCode: CONTACT }, who)).error().code).toBe('forbidden');
    const Definition = { names: { en: 'Mine' }, link: '', groups: [], fields: [], access: {} };
    const refused = await Promise.all([
      hr.call('createSection', { names: { en: 'Mine' } }, who),
      hr.call('saveSectionDraft', { SectionCode: CONTACT, Revision: 'none', Definition }, who),
      hr.call('getPublishFigures', { SectionCode: CONTACT }, who),
      hr.call('getSectionVersion', { SectionCode: CONTACT, Number: 1 }, who),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await upload(hr, 'uploadOptionFile', who)).status).toBe(403);
    const search = { SectionCode: CONTACT, Number: 1, FieldCode: 'PreferredContact' };
    expect((await hr.call('searchPreviewOptions', search, who)).error().code).toBe('not_found');
  }
});

test('HR sees the sections in their order, and which of them the product needs', async () => {
  const sections = (await hr.call('listSetupSections', {}, editor.as)).reply();
  expect(sections.map(({ SectionCode }) => SectionCode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 35]);
  expect(sections.filter(({ CanRetire }) => !CanRetire).map(({ SectionCode }) => SectionCode)).toEqual([
    1, 2, 3, 5, 35,
  ]);
  expect(sections[2]).toMatchObject({ Name: 'Contact', HasDraft: false, LinkURL: '/ecenter/profilecontact' });
  expect(sections[2]?.Versions).toMatchObject([{ Number: 1, State: 'in_force', PublishedBy: '' }]);
  expect(sections[2]?.Persons).toBeGreaterThan(0);
});

test('of two who save one draft the second one is told who was first, and nothing is lost', async () => {
  const seen = (await other.draft(CONTACT)).Revision;
  await editor.save(CONTACT, { image: 'first' });
  const late = (await other.send(CONTACT, { image: 'second' }, seen)).error();
  expect([late.code, late.params?.reason]).toEqual(['conflict', 'saved']);
  expect(String(late.params?.by).length).toBeGreaterThan(0);
  const { Revision, Definition, IsDraft } = await other.draft(CONTACT);
  expect([Definition.image, IsDraft]).toEqual(['first', true]);
  expect((await other.send(CONTACT, { image: 'second' }, Revision)).reply().Revision).not.toBe(Revision);
});

test('a draft that was given up, or published, takes no more', async () => {
  const { Revision } = await editor.draft(CONTACT);
  const given = (await hr.call('discardSectionDraft', { SectionCode: CONTACT, Revision }, editor.as)).reply();
  expect(given).toEqual({ IsDeleted: false });
  expect((await other.send(CONTACT, {}, Revision)).error().params).toMatchObject({ reason: 'discarded' });
  await editor.save(CONTACT, { image: 'third' });
  const seen = (await other.draft(CONTACT)).Revision;
  (await editor.publish(CONTACT)).reply();
  expect((await other.send(CONTACT, {}, seen)).error().params).toMatchObject({ reason: 'published' });
  expect((await hr.call('publishSectionDraft', { SectionCode: CONTACT, Revision: seen }, other.as)).error().code).toBe(
    'conflict',
  );
});

test('a version of a day to come changes nothing before it, and a later one replaces it', async () => {
  const { Definition } = await editor.draft(CONTACT);
  const { fields } = Definition;
  await editor.save(CONTACT, { fields: [...fields, field('pager', { group: 'work' })] });
  expect((await editor.publish(CONTACT, { ValidFrom: '01-Mar-2026' })).error().issues).toEqual([
    { path: 'ValidFrom', message: 'past' },
  ]);
  const planned = (await editor.publish(CONTACT, { ValidFrom: '01-Dec-2026' })).reply().Number;
  const own = { token: await hr.tokenOf('E1001') };
  const asked = async () =>
    (await hr.call('listSectionFields', { SectionCode: CONTACT }, own)).reply().map(({ FieldCode }) => FieldCode);
  expect(await asked()).not.toContain('pager');
  const states = async () => {
    const [, , contact] = (await hr.call('listSetupSections', {}, editor.as)).reply();
    return contact?.Versions.slice(0, 3).map(({ Number, State }) => `${Number - planned} ${State}`);
  };
  expect(await states()).toEqual(['0 planned', '-1 in_force', '-2 past']);
  await editor.save(CONTACT, { fields: [...fields, field('fax', { group: 'work' })] });
  expect((await editor.figures(CONTACT)).Planned).toEqual([{ Number: planned, ValidFrom: '01-Dec-2026' }]);
  (await editor.publish(CONTACT)).reply();
  expect(await states()).toEqual(['1 in_force', '0 past', '-1 past']);
  expect(await asked()).toContain('fax');
  const [late, early] = [await sectionOn(hr.db, CONTACT, '2026-12-02'), await sectionOn(hr.db, CONTACT, '2026-01-01')];
  expect([late?.number, early?.number]).toEqual([planned + 1, 1]);
});

test('of several who publish one draft at once one does; the same press again says the same', async () => {
  const code = await editor.create('Pressed');
  await editor.save(code, { fields: [field('one')] });
  const { Revision } = await editor.draft(code);
  const press = (who: Editor, idempotencyKey: string) =>
    hr.call('publishSectionDraft', { SectionCode: code, Revision }, { ...who.as, idempotencyKey });
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  const answers = await Promise.all(keys.map((key, at) => press(at === 0 ? editor : other, key)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const again = await press(winner === 0 ? editor : other, keys[winner] ?? '');
  expect(again.reply()).toEqual(answers[winner]?.reply());
  const found = (await hr.call('listSetupSections', {}, editor.as)).reply().find((one) => one.SectionCode === code);
  expect(found?.Versions).toHaveLength(1);
});

test('what the product reads stays, and where a section is saved to is not HR’s to say', async () => {
  const { Definition, Needed } = await editor.draft(FAMILY);
  expect(Needed.sort()).toEqual(['Name', 'Relation']);
  const sent = { ...Definition, link: 'users/logout', copies: [], fields: Definition.fields.slice(2) };
  const { Issues } = (await hr.call('checkSectionDraft', { SectionCode: FAMILY, Definition: sent }, editor.as)).reply();
  expect(Issues.map(({ Code, Detail }) => `${Code} ${Detail}`)).toEqual(['needed Relation', 'needed Name']);
  await editor.save(FAMILY, { link: 'users/logout' });
  expect((await editor.draft(FAMILY)).Definition.link).toBe(Definition.link);
  expect((await hr.call('retireSection', { SectionCode: FAMILY }, editor.as)).error().params?.reason).toBe('needed');
});

test('an order names all sections once; a retired one is not asked for until it is restored', async () => {
  const order = async () => (await hr.call('listSetupSections', {}, editor.as)).reply().map((one) => one.SectionCode);
  const codes = await order();
  expect((await hr.call('orderSections', { SectionCodes: codes.slice(1) }, editor.as)).error().code).toBe('conflict');
  const [first = 0, ...rest] = codes;
  (await hr.call('orderSections', { SectionCodes: [...rest, first] }, editor.as)).reply();
  expect(await order()).toEqual([...rest, first]);
  const own = { token: await hr.tokenOf('E1001') };
  const asked = async () => (await hr.call('listSections', {}, own)).reply().map(({ SectionCode }) => SectionCode);
  expect(await asked()).toContain(9);
  (await hr.call('retireSection', { SectionCode: 9 }, editor.as)).reply();
  expect(await asked()).not.toContain(9);
  (await hr.call('restoreSection', { SectionCode: 9 }, editor.as)).reply();
  expect(await asked()).toContain(9);
});

test('a section that was never published is gone with its draft', async () => {
  const code = await editor.create('<b>Short</b> lived');
  expect((await hr.call('retireSection', { SectionCode: code }, editor.as)).reply()).toEqual({ IsDeleted: true });
  expect((await hr.call('getSectionDraft', { SectionCode: code }, editor.as)).error().code).toBe('not_found');
});

test('two versions are compared by fields, options, access and order', async () => {
  const code = await editor.create('Compared');
  const kind = field('kind', { type: 'select', options: options('a', 'b') });
  await editor.save(code, { fields: [field('one'), kind, field('three')] });
  (await editor.publish(code)).reply();
  const after = { ...kind, options: options('b', 'c'), access: { manager: 'read' as const } };
  await editor.save(code, { fields: [field('three', { isMandatory: true }), field('one'), after, field('four')] });
  const compared = (await hr.call('compareSectionVersions', { SectionCode: code, Before: 1 }, editor.as)).reply();
  expect(
    compared.map(({ Part, Kind, Name, Property }) => [Part, Kind, Name, Property].filter(Boolean).join(' ')),
  ).toEqual([
    'field changed The three isMandatory',
    'field moved The three',
    'access changed manager access',
    'option added Choice c',
    'option removed Choice a',
    'field added The four',
  ]);
});
