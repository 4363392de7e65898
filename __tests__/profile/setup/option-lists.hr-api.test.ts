import { parseOptions } from '../../../hr-api/profile/setup/lists/parse-options';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { Editor, field, memberOf } from './an-editor';

let hr: TestApp;
let editor: Editor;
let own: { token: string };

beforeAll(async () => {
  hr = await startApp();
  editor = await Editor.of(hr);
  own = { token: await hr.tokenOf('E1001') };
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const Names = { en: 'Depots', de: 'Depots' };

test.each([
  ['names alone', 'Pune\nGoa\n', ['Pune Pune', 'Goa Goa']],
  ['a spreadsheet’s copy', 'p\tPune\r\ng\tGoa', ['p Pune', 'g Goa']],
  ['quoted cells', '"p","Pune, ""West"""\n', ['p Pune, "West"']],
  ['named columns', 'value;en;de;parent\np;Pune;Puna;in\n', ['p Pune']],
  ['a byte order mark', '\uFEFFvalue,name\np,Pune', ['p Pune']],
])('a file of options is read: %s', (_, text, expected) => {
  expect(parseOptions(text).options.map(({ value, names }) => `${value} ${names.en}`)).toEqual(expected);
});

test('lines that cannot be options are named by their number', () => {
  const { options, issues } = parseOptions(`a;A\n;\nb,c;B\n${'x'.repeat(61)};X\na;Again\n`);
  expect(options.map(({ value }) => value)).toEqual(['a']);
  expect(issues.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 value', '4 too_long', '5 doubled']);
});

test('a list is made of a file, after HR has seen what it brings', async () => {
  const HeaderCode = await editor.file('value;en;de\np;Pune;Puna\ng;Goa;Goa\n;;\n');
  const brings = (await hr.call('checkOptionFile', { HeaderCode }, editor.as)).reply();
  expect(brings).toMatchObject({ Added: 2, Changed: 0, Retired: 0, Refused: 0 });
  const { Key, Added } = (await hr.call('saveOptionList', { HeaderCode, Names }, editor.as)).reply();
  expect(Added).toBe(2);
  const lists = (await hr.call('listOptionLists', {}, editor.as)).reply();
  expect(lists.find((list) => list.Key === Key)).toMatchObject({ Name: 'Depots', Count: 2, IsOwn: true, UsedBy: [] });
  expect(new Set(lists.map((list) => list.Name)).size).toBe(lists.length);
  const inGerman = (await hr.call('listOptions', { Key }, { ...editor.as, language: 'de' })).reply();
  expect(inGerman.map(({ Label }) => Label)).toEqual(['Puna', 'Goa']);

  const next = await editor.file('g;Goa (new)\nd;Delhi\n');
  const request = { Key, HeaderCode: next, Names: {} };
  expect((await hr.call('saveOptionList', request, editor.as)).reply()).toEqual({
    ...{ Key, Added: 1, Changed: 1, Retired: 1 },
  });
  const after = (await hr.call('listOptions', { Key }, editor.as)).reply();
  expect(after.map(({ Value, Label, IsActive }) => `${Value} ${Label} ${IsActive}`).sort()).toEqual([
    'd Delhi true',
    'g Goa (new) true',
    'p Pune false',
  ]);
});

test('a file of somebody else’s, none, and one that is not UTF-8 are refused', async () => {
  const request = (HeaderCode: string) => ({ HeaderCode, Names });
  const nobody = (await hr.call('saveOptionList', request('nobodys'), editor.as)).error();
  expect(nobody.issues).toEqual([{ path: 'HeaderCode', message: 'unknown_file' }]);
  const other = await Editor.of(hr, 'E1010').catch(() => null);
  if (other) {
    const code = await editor.file('a\n');
    expect((await hr.call('saveOptionList', request(code), other.as)).status).not.toBe(200);
  }
});

const LONG = 5_000;

test('a long list is searched in the HR API and never sent whole', async () => {
  const lines = Array.from({ length: LONG }, (_, at) => `v${at};Depot number ${at}`);
  const HeaderCode = await editor.file(lines.join('\n'));
  const { Key, Added } = (await hr.call('saveOptionList', { HeaderCode, Names }, editor.as)).reply();
  expect(Added).toBe(LONG);
  const code = await editor.create('Depot');
  const depot = field('depot', { type: 'select', list: Key });
  expect((await editor.save(code, { fields: [depot], access: { self: 'edit' } })).Issues).toEqual([]);
  const preview = (await hr.call('getSectionPreview', { SectionCode: code }, editor.as)).reply();
  expect([preview.Fields[0]?.IsSearched, preview.Options]).toEqual([true, {}]);
  (await editor.publish(code)).reply();
  expect((await hr.call('listSelectOptions', { SectionCode: code }, own)).reply()).toEqual({});
  const search = { SectionCode: code, FieldCode: 'depot', SearchText: `number ${LONG - 1}` };
  const found = (await hr.call('searchSectionOptions', search, own)).reply();
  expect(found[0]).toEqual({ value: `v${LONG - 1}`, label: `Depot number ${LONG - 1}`, parent: '' });
  const member = await memberOf(hr, code, own);
  const save = (depotKey: string) =>
    hr.call('saveSection', { SectionCode: code, depotKey } as never, { ...own, member });
  expect((await save('nowhere')).error().issues).toEqual([{ path: 'depotKey', message: 'unknown_choice' }]);
  expect((await save('v7')).status).toBe(200);
  const page = (await hr.call('listOptions', { Key, PageSize: 3 }, editor.as)).reply();
  const next = { Key, PageSize: 3, After: page.at(-1)?.Position ?? '' };
  expect((await hr.call('listOptions', next, editor.as)).reply().map(({ Value }) => Value)).toEqual(['v3', 'v4', 'v5']);
});
