import fc from 'fast-check';
import type { Cell, TableFile } from '../../../hr-api/platform/table-files/table-file';
import { xlsxOf } from '../../../hr-api/platform/table-files/xlsx-file';
import { checkXlsx } from '../../../hr-api/platform/files/inspection/check-office';
import { buffer } from 'node:stream/consumers';
import { unzipped } from '../zip/unzipped';
import { sheetCells } from './sheet-cells';
import { column, repeated, tableOf } from './tables';

const SHEET = 'xl/worksheets/sheet1.xml';

async function sheetOf(rows: Iterable<readonly Cell[]>, more: Partial<TableFile> = {}) {
  const parts = await unzipped(xlsxOf(tableOf(rows, more).table));
  return sheetCells(parts.get(SHEET)!);
}

/** The cell in which a value comes to stand. */
const cellOf = async (value: Cell, more: Partial<TableFile> = {}) => (await sheetOf([[value]], more))[1]!.A2;

test.each<[string, Cell, object | undefined]>([
  ['a number', 12.5, { value: '12.5' }],
  ['a number that is none', Number.NaN, undefined],
  ['what is endless', -Infinity, undefined],
  ['true', true, { value: '1', type: 'b' }],
  ['false', false, { value: '0', type: 'b' }],
  ['nothing', null, undefined],
  ['an empty text', '', undefined],
  ['a day', { on: '2025-03-05' }, { value: '45721', style: '2' }],
  ['the first day that spreadsheets count right', { on: '1900-03-01' }, { value: '61', style: '2' }],
  ['a day before it', { on: '1900-02-28' }, { value: '1900-02-28', type: 'inlineStr' }],
  ['what is no day', { on: 'soon' }, { value: 'soon', type: 'inlineStr' }],
  ['an instant', new Date('2025-03-05T18:30Z'), { value: '45722', style: '3' }],
  ['an instant that is none', new Date('soon'), undefined],
  [
    'an instant behind all',
    new Date('9999-12-31T23:00Z'),
    { value: '+010000-01-01T04:30:00.000Z', type: 'inlineStr', style: '4' },
  ],
])('%s is written as what it is', async (_, cell, expected) => {
  expect(await cellOf(cell)).toEqual(expected);
});

test('an instant is shown on the clock of the file’s zone, also where that is changed', async () => {
  const at = async (instant: string) =>
    Number((await cellOf(new Date(instant), { timeZone: 'Europe/Berlin' }))!.value) - 45_746;
  // On 30 March 2025 at one o'clock UTC clocks went from two to three.
  expect(await at('2025-03-30T00:59Z')).toBeCloseTo(119 / 1440, 9);
  expect(await at('2025-03-30T01:00Z')).toBeCloseTo(180 / 1440, 9);
});

test('a text that looks like a formula stays one when its cell is edited (T87)', async () => {
  for (const text of ['=1+1', '@SUM(A1)', ' =1', "=cmd|'/c calc'!A1", '-cmd'])
    expect(await cellOf(text)).toEqual({ value: text, type: 'inlineStr', style: '4' });
  expect(await cellOf('a = b')).toEqual({ value: 'a = b', type: 'inlineStr' });
});

test('no text becomes a formula, a sign by its number or XML of its own', async () => {
  const odd = [
    '&amp;',
    '<f>1</f>',
    ']]>',
    '_x0041_',
    '_x005F_',
    '__x000a_',
    '"',
    '🙂',
    '\u0085',
    ' a ',
    'a\nb\n',
    '  ',
  ];
  for (const text of odd) expect((await cellOf(text))!.value).toBe(text);
});

const oddUnits = fc.constantFrom(
  '=',
  '_',
  'x',
  '0',
  '0',
  '5',
  'F',
  '<',
  '&',
  ']',
  '>',
  '\0',
  '\r',
  '\n',
  '\u000b',
  '\ud800',
  '\udc00',
  '\ufffe',
  '😀',
  ' ',
  'é',
);

test('every text comes back, but for what XML cannot carry and for ends of lines', async () => {
  const texts = fc.string({
    unit: fc.oneof(oddUnits, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    maxLength: 30,
  });
  const carried = (text: string) =>
    text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '');
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (column) => {
      const [, ...rows] = await sheetOf(column.map((text) => [text]));
      expect(rows.map((row) => Object.values(row)[0]?.value ?? '')).toEqual(column.map(carried));
    }),
    { numRuns: 200 },
  );
});

test('a text that is too long for a cell is cut between letters, and whoever asked is told', async () => {
  const cut: string[] = [];
  const onCut = (heading: string) => cut.push(heading);
  const long = 'a'.repeat(32_765) + '🙂🙂';
  expect((await cellOf(long, { onCut }))!.value).toBe(`${'a'.repeat(32_765)}…`);
  expect((await cellOf('b'.repeat(32_767), { onCut }))!.value).toHaveLength(32_767);
  expect(cut).toEqual(['Text']);
});

test('headings are bold and stay in sight, columns are as wide as what they hold', async () => {
  const columns = [column('Name <1>'), column('氏名', 'text'), column('Born', 'date'), column('n', 'number')];
  const rows = [['Ananya Ramachandran Iyer', '山田太郎', { on: '1990-01-01' }, 1]];
  const parts = await unzipped(xlsxOf(tableOf(rows, { columns }).table));
  const xml = parts.get(SHEET)!.toString();
  expect(sheetCells(parts.get(SHEET)!)[0]).toEqual({
    A1: { value: 'Name <1>', type: 'inlineStr', style: '1' },
    B1: { value: '氏名', type: 'inlineStr', style: '1' },
    C1: { value: 'Born', type: 'inlineStr', style: '1' },
    D1: { value: 'n', type: 'inlineStr', style: '1' },
  });
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([26, 10, 13, 6]);
  expect(parts.get('xl/workbook.xml')!.toString()).toContain('<sheet name="Sheet1" sheetId="1" r:id="sheet1"/>');
});

test('cells behind the last column are left out, and columns behind Z have two letters', async () => {
  const columns = Array.from({ length: 703 }, (_, at) => column(`c${at}`));
  const [head, row] = await sheetOf([Array.from({ length: 800 }, (_, at) => at)], { columns });
  expect(Object.keys(head!).filter((_, at) => [25, 26, 701, 702].includes(at))).toEqual(['Z1', 'AA1', 'ZZ1', 'AAA1']);
  expect(Object.keys(row!)).toHaveLength(703);
});

test('what it writes is a workbook to the check of uploads', async () => {
  const { table } = tableOf(repeated(['a', 1, { on: '2025-03-05' }], 20_000), {
    columns: ['a', 'b', 'c'].map((it) => column(it)),
  });
  await checkXlsx(await buffer(xlsxOf(table)));
});
