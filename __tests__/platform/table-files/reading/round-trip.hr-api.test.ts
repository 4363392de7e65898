import fc from 'fast-check';
import { neutralizeFormula, restoreNeutralized } from '../../../../lib/contract/platform/csv';
import { csvOf } from '../../../../hr-api/platform/table-files/csv-file';
import type { Cell, TableFile } from '../../../../hr-api/platform/table-files/table-file';
import { xlsxOf } from '../../../../hr-api/platform/table-files/xlsx-file';
import { column, tableOf } from '../tables';
import { rowsIn } from './read-bytes';

const units = fc.oneof(
  fc.constantFrom(...'=+-@\'",;|\t\n\r _x0041é東ｶ🙂'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const texts = fc.string({ unit: units, maxLength: 20 });

const UNCARRIABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;
const lines = (text: string) => text.replace(/\r\n?/g, '\n');

/** What each cell should say, blank ones at the end of a row and blank rows left out. */
function expected(rows: readonly (readonly string[])[]): string[][] {
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((text) => text.trim() !== '') + 1));
  return trimmed.filter((row) => row.length > 0);
}

const read = async (write: (table: TableFile) => AsyncIterable<Uint8Array>, rows: readonly (readonly Cell[])[]) => {
  const columns = ['a', 'b', 'c'].map((name) => column(name));
  const format = write === csvOf ? 'csv' : 'xlsx';
  return (await rowsIn(write(tableOf(rows, { columns }).table), { format })).slice(1);
};

const tables = (cells: fc.Arbitrary<string>) => fc.array(fc.tuple(cells, cells, cells), { maxLength: 12 });

test('every text that the writer of csv writes comes back, its lines ended alike', async () => {
  // With a control sign behind its apostrophe a text is what another was made; nothing tells them apart.
  const cells = texts.filter((text) => !text.includes('\0') && !/^'[\t\r\n]|\r$|\x1b\$/.test(text));
  await fc.assert(
    fc.asyncProperty(tables(cells), async (rows) => {
      const found = await read(csvOf, rows);
      const wanted = expected(rows.map((row) => row.map((text) => lines(text).replace(/\p{Cs}/gu, '\ufffd'))));
      expect(found.map((row) => row.cells.map(({ text }) => text))).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});

test('every text that the writer of workbooks writes comes back, but for what XML cannot carry', async () => {
  await fc.assert(
    fc.asyncProperty(tables(texts), async (rows) => {
      const found = await read(xlsxOf, rows);
      const wanted = expected(rows.map((row) => row.map((text) => lines(text).replace(UNCARRIABLE, ''))));
      expect(found.map((row) => row.cells.map(({ text }) => text))).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});

test('numbers, days, instants and booleans come back as both writers show them', async () => {
  const row = [-1234.5, { on: '1990-02-28' }, new Date('2025-12-31T20:00:00Z')];
  expect(await read(csvOf, [row, [true, false, null]])).toEqual([
    { line: 2, cells: [{ text: '-1234.5' }, { text: '1990-02-28' }, { text: '2026-01-01 01:30' }] },
    { line: 3, cells: [{ text: 'TRUE' }, { text: 'FALSE' }] },
  ]);
  expect(await read(xlsxOf, [row, [true, false, null]])).toEqual([
    {
      line: 2,
      cells: [
        { text: '-1234.5', isNumber: true },
        { text: '1990-02-28', day: '1990-02-28' },
        { text: '2026-01-01 01:30', day: '2026-01-01' },
      ],
    },
    { line: 3, cells: [{ text: 'TRUE' }, { text: 'FALSE' }] },
  ]);
});

test('every day and every number that a workbook holds comes back', async () => {
  const days = fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(days, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(), async (date, part, whole) => {
      const on = date.toISOString().slice(0, 10);
      const [row] = await read(xlsxOf, [[{ on }, part, whole]]);
      expect(row!.cells[0]).toEqual({ text: on, day: on });
      expect(Number(row!.cells[1]!.text)).toBe(Number(part.toPrecision(15)));
      expect(row!.cells[2]).toEqual({ text: String(whole), isNumber: true });
    }),
    { numRuns: 100 },
  );
});

test('what neutralizing a formula adds is taken off again, exactly', () => {
  const cells = texts.filter((text) => !/^'[\t\r\n]/.test(text));
  fc.assert(
    fc.property(cells, (text) => expect(restoreNeutralized(neutralizeFormula(text))).toBe(text)),
    { numRuns: 5_000 },
  );
});
