import { zipOf } from '../../../../hr-api/platform/zip/zip-stream';
import { countInSmallHeap } from './count-in-small-heap';
import { withFile } from './read-bytes';
import { workbookParts } from './workbook-bytes';

const [ROWS, COLUMNS, HEAP_MB] = [100_000, 20, 32];

/** One row after the other, some hundreds at once. */
function* inPieces(pieceOf: (row: number) => string, count: number): Generator<Buffer> {
  for (let from = 0; from < count; from += 500)
    yield Buffer.from(Array.from({ length: Math.min(500, count - from) }, (_, at) => pieceOf(from + at)).join(''));
}

const cellsOf = (row: number, cell: (at: number) => string) =>
  Array.from({ length: COLUMNS }, (_, column) => cell(row * COLUMNS + column));

async function* csv(): AsyncGenerator<Buffer> {
  yield* inPieces((row) => `${cellsOf(row, (at) => `cell ${at}`).join(';')}\n`, ROWS);
}

/** A workbook as Excel writes it: every second cell names one of a million texts. */
function workbook() {
  const {
    'xl/worksheets/sheet1.xml': _sheet,
    'xl/sharedStrings.xml': _strings,
    ...parts
  } = workbookParts({ sheets: { Staff: '' } });
  const cell = (at: number) => (at % 2 === 0 ? `<c t="s"><v>${at / 2}</v></c>` : `<c><v>${at}</v></c>`);
  const around = function* (start: string, pieces: Iterable<Buffer>, end: string) {
    yield Buffer.from(start);
    yield* pieces;
    yield Buffer.from(end);
  };
  const rows = inPieces((row) => `<row>${cellsOf(row, cell).join('')}</row>`, ROWS);
  const strings = inPieces((at) => `<si><t>text ${at}</t></si>`, (ROWS * COLUMNS) / 2);
  return zipOf([
    ...Object.entries(parts).map(([name, content]) => ({ name, content: [Buffer.from(content)] })),
    { name: 'xl/sharedStrings.xml', content: around('<sst>', strings, '</sst>') },
    { name: 'xl/worksheets/sheet1.xml', content: around('<worksheet><sheetData>', rows, '</sheetData></worksheet>') },
  ]);
}

test.each([
  ['csv', csv],
  ['xlsx', workbook],
] as const)('100,000 rows of 20 cells as %s are read with 32 MB of heap', async (format, write) => {
  const counted = await withFile(write(), (path) => countInSmallHeap(path, format, HEAP_MB));
  expect(counted).toMatchObject({ rows: ROWS, cells: ROWS * COLUMNS });
  expect(counted.letters).toBeGreaterThan(ROWS * COLUMNS * 5);
});
