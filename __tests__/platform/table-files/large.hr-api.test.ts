import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { csvOf } from '../../../hr-api/platform/table-files/csv-file';
import { xlsxOf } from '../../../hr-api/platform/table-files/xlsx-file';
import { unzipped } from '../zip/unzipped';
import { column, repeated, tableOf } from './tables';

const MB = 1024 * 1024;
const LONG_MS = 120_000;

/** Rows of a sheet without being read as XML. */
const rowsIn = (sheet: Buffer | undefined) => sheet!.toString('latin1').split('<row ').length - 1;

test(
  'rows that one sheet cannot hold go on in a further one under the same headings',
  async () => {
    const parts = await unzipped(xlsxOf(tableOf(repeated([1], 1_048_577)).table));
    const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'];
    expect(sheets.map((name) => rowsIn(parts.get(name)))).toEqual([1_048_576, 3]);
    expect(parts.get(sheets[1]!)!.toString()).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
    for (const name of ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml'])
      expect(parts.get(name)!.toString()).toContain('heet2');
    expect(parts.has('xl/worksheets/sheet3.xml')).toBe(false);
  },
  LONG_MS,
);

test(
  'a sheet that is just full has none behind it',
  async () => {
    const parts = await unzipped(xlsxOf(tableOf(repeated([null], 1_048_575)).table));
    expect([...parts.keys()].filter((name) => name.includes('worksheets/'))).toEqual(['xl/worksheets/sheet1.xml']);
  },
  LONG_MS,
);

/** What is in use once the collector has been. */
function bytesInUse(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const FORMS = { csv: csvOf, xlsx: xlsxOf };

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  '%s of 200,000 rows holds no more at its end than at its beginning',
  async (form) => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used: number[] = [];
    function* rows() {
      for (let at = 0; at < 200_000; at += 1) {
        if (at % 40_000 === 20_000) used.push(bytesInUse(collect));
        yield [`Person ${at}`, at, new Date(at * 1e7), 'x'.repeat(200)];
      }
    }
    const columns = [column('Name'), column('Number', 'number'), column('Since', 'instant'), column('Note')];
    let bytes = 0;
    for await (const piece of FORMS[form](tableOf(rows(), { columns }).table)) bytes += (piece as Buffer).length;
    expect(bytes).toBeGreaterThan(MB);
    expect(used).toHaveLength(5);
    expect(Math.max(...used) - used[0]!).toBeLessThan(8 * MB);
  },
  LONG_MS,
);

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
