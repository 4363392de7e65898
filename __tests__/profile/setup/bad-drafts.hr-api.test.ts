import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { Editor, field, memberOf, options } from './an-editor';

let hr: TestApp;
let editor: Editor;
let own: { token: string };
let code: number;

beforeAll(async () => {
  hr = await startApp();
  editor = await Editor.of(hr);
  own = { token: await hr.tokenOf('E1001') };
  code = await editor.create('Attacked');
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const told = (issues: readonly { Path: string; Code: string; Name: string }[]) =>
  issues.map(({ Path, Code, Name }) => [Path, Code, Name].filter(Boolean).join(' '));

test('what HR has not finished is kept, and each place that lacks something is named', async () => {
  const { Issues } = await editor.save(code, {
    names: { de: 'Fuhrpark', en: '' },
    fields: [field('a', { key: '', names: { de: 'Kennzeichen' } }), field('b', { key: 'KeyCode' })],
  });
  expect(told(Issues).sort()).toEqual([
    'fields.0.key malformed',
    'fields.0.names no_english',
    'fields.1.key reserved The b',
    'names no_english',
  ]);
  expect((await editor.draft(code)).Definition.names).toEqual({ de: 'Fuhrpark' });
  expect((await editor.publish(code)).error().code).toBe('invalid');
  await editor.save(code, { names: { en: 'Attacked' } });
});

test('a ring and a formula of an unknown name are refused, and no form is shown of them', async () => {
  const opens = (...fields: string[]) => [{ answers: ['1'], fields }];
  const ring = [field('a', { enables: opens('b') }), field('b', { enables: opens('a') })];
  expect(told((await editor.save(code, { fields: ring })).Issues)[0]).toContain('ring');
  const preview = (await hr.call('getSectionPreview', { SectionCode: code }, editor.as)).reply();
  expect([preview.Fields, preview.Issues.length]).toEqual([[], 1]);
  const formula = [field('sum', { type: 'formula', formula: 'salary * 2' })];
  expect(told((await editor.save(code, { fields: formula })).Issues)).toEqual(['fields.0.formula formula The sum']);
});

test.each([
  ['nested brackets', '('.repeat(900) + '1' + ')'.repeat(900)],
  ['a long sum', `1${'+1'.repeat(990)}`],
  ['powers', '9^9^9^9^9^9'],
  ['something that looks like code', 'constructor.constructor("return process")()'],
])('a formula bomb is refused or harmless: %s', async (_, formula) => {
  const sent = await editor.send(code, { fields: [field('sum', { type: 'formula', formula })] });
  const before = Date.now();
  expect([200, 422]).toContain(sent.status);
  (await hr.call('getSectionPreview', { SectionCode: code }, editor.as)).reply();
  expect(Date.now() - before).toBeLessThan(5_000);
});

test('HTML in every label stays text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&amp;';
  const names = { en: evil, de: evil };
  await editor.save(code, {
    names,
    groups: [{ code: 'main', names }],
    fields: [field('a', { names, notes: names, type: 'radio', options: [{ value: '<b>', names }] })],
  });
  const { Fields, Options, SectionInfo } = (
    await hr.call('getSectionPreview', { SectionCode: code }, editor.as)
  ).reply();
  expect([SectionInfo.SectionName, Fields[0]?.name, Fields[0]?.GroupName, Fields[0]?.InfoNotes]).toEqual(
    Array(4).fill(evil),
  );
  expect(Options).toEqual({ aKey: [{ value: '<b>', label: evil, parent: '' }] });
});

test('500 fields in six languages, 50 of them in a chain, are saved, published and filled', async () => {
  const names = Object.fromEntries(
    ['de', 'en', 'es', 'fr', 'ja', 'zh'].map((one) => [one, `Field in ${one} `.repeat(4)]),
  );
  const chain = (at: number) => (at < 50 ? { enables: [{ answers: ['1'], fields: [`f${at + 1}`] }] } : {});
  const fields = Array.from({ length: 500 }, (_, at) => field(`f${at}`, { names, ...chain(at) }));
  const many = await editor.create('Many');
  const began = Date.now();
  expect((await editor.save(many, { fields })).Issues).toEqual([]);
  (await editor.publish(many)).reply();
  expect(Date.now() - began).toBeLessThan(20_000);
  const member = await memberOf(hr, many, own);
  const values = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}Key`, '1']));
  (await hr.call('saveSection', { SectionCode: many, ...values } as never, { ...own, member })).reply();
  const one = await hr.call('saveSectionDraft', { ...(await sentOf(many)), Definition: tooMany(fields) }, editor.as);
  expect(one.error().code).toBe('invalid');
});

const sentOf = async (SectionCode: number) => ({ SectionCode, Revision: (await editor.draft(SectionCode)).Revision });
const tooMany = (fields: ReturnType<typeof field>[]) => ({
  ...{ names: { en: 'Many' }, link: '', groups: [], access: {} },
  fields: [...fields, field('more')],
});

test('a field that is written like a password is sealed, whatever is said', async () => {
  const secret = await editor.create('Secret');
  await editor.save(secret, {
    fields: [field('pin', { type: 'password', isSecret: false })],
    access: { self: 'edit' },
  });
  (await editor.publish(secret)).reply();
  const member = await memberOf(hr, secret, own);
  (await hr.call('saveSection', { SectionCode: secret, pinKey: 'correct horse' } as never, { ...own, member })).reply();
  const { rows } = await hr.db.execute(
    'select answers::text as answers from record_values order by recorded_at desc limit 1',
  );
  expect(JSON.stringify(rows)).not.toContain('horse');
  expect(JSON.stringify((await hr.call('getSectionRow', { SectionCode: secret }, own)).reply())).not.toContain('horse');
});

test('an unknown list, a section without fields and a doubled group are named', async () => {
  const list = [field('a', { type: 'select', list: 'constructor' })];
  expect(told((await editor.save(code, { fields: list })).Issues)).toEqual(['fields.0.list unknown_list The a']);
  expect(told((await editor.save(code, { fields: [] })).Issues)).toEqual(['fields no_fields']);
  const groups = [1, 2].map(() => ({ code: 'main', names: { en: 'Main' } }));
  const sent = { fields: [field('a', { options: options('x') })], groups };
  expect(told((await editor.save(code, sent)).Issues)).toEqual(['groups.1.code doubled']);
});
