import { buffer } from 'node:stream/consumers';
import { csvOf } from '../../../hr-api/platform/table-files/csv-file';
import { MAX_SHEET_ROWS, xlsxOf } from '../../../hr-api/platform/table-files/xlsx-file';
import { unzipped } from '../zip/unzipped';
import { repeated, tableOf } from './tables';

/** Rows of a sheet without being read as XML. */
const rowsIn = (sheet: Buffer | undefined) => sheet!.toString('latin1').split('<row ').length - 1;

const sheetsOf = (parts: ReadonlyMap<string, Buffer>) =>
  [...parts.keys()].filter((name) => name.includes('worksheets/'));

test('rows that one sheet cannot hold go on in a further one under the same headings', async () => {
  const parts = await unzipped(xlsxOf(tableOf(repeated([1], 5)).table, { maxRows: 3 }));
  const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'];
  expect(sheetsOf(parts)).toEqual(sheets);
  expect(sheets.map((name) => rowsIn(parts.get(name)))).toEqual([4, 3]);
  expect(parts.get(sheets[1]!)!.toString()).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
  for (const name of ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml'])
    expect(parts.get(name)!.toString()).toContain('heet2');
});

test('a sheet that is just full has none behind it', async () => {
  const parts = await unzipped(xlsxOf(tableOf(repeated([null], 3)).table, { maxRows: 3 }));
  expect(sheetsOf(parts)).toEqual(['xl/worksheets/sheet1.xml']);
});

test('with its headings a sheet holds as many rows as spreadsheets read', () => {
  expect(MAX_SHEET_ROWS + 1).toBe(2 ** 20);
});

const FORMS = { csv: csvOf, xlsx: xlsxOf };

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'whoever stops reading %s stops the rows, and closes them by leaving',
  async (form) => {
    const noise = () => Array.from({ length: 40 }, () => Math.random().toString(36)).join(' ');
    const { table, seen } = tableOf(
      (function* () {
        for (let at = 0; at < 100_000; at += 1) yield [noise()];
      })(),
    );
    const file = FORMS[form](table);
    expect(seen.asked).toBe(0);
    await new Promise((resolve) => file.once('readable', resolve));
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    const asked = seen.asked;
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect([seen.asked, asked < 5_000, seen.isClosed]).toEqual([asked, true, false]);
    file.destroy();
    await new Promise((resolve) => file.once('close', resolve));
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect([seen.asked, seen.isClosed]).toEqual([asked, true]);
  },
);

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('a %s whose rows fail breaks off', async (form) => {
  const failing = tableOf(
    (function* () {
      yield ['a'];
      throw new Error('the database is gone');
    })(),
  );
  await expect(buffer(FORMS[form](failing.table))).rejects.toThrow('the database is gone');
});
