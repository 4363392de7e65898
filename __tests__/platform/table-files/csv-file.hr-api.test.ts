import { buffer } from 'node:stream/consumers';
import { csvOf } from '../../../hr-api/platform/table-files/csv-file';
import type { Cell, TableFile } from '../../../hr-api/platform/table-files/table-file';
import { column, repeated, tableOf } from './tables';

const csv = async (rows: Iterable<readonly Cell[]>, more: Partial<TableFile> = {}) =>
  (await buffer(csvOf(tableOf(rows, more).table))).toString();

test('a csv begins with the mark of UTF-8 and the headings, and has one line for each row', async () => {
  const columns = [column('Name'), column('Joined', 'date')];
  const rows = [
    ['Müller, Jörg', { on: '2025-03-05' }],
    ['東京', null],
  ];
  expect(await csv(rows, { columns })).toBe('\ufeffName,Joined\r\n"Müller, Jörg",2025-03-05\r\n東京,\r\n');
});

test.each<[Cell, string]>([
  [12.5, '12.5'],
  [Number.NaN, ''],
  [true, 'TRUE'],
  [false, 'FALSE'],
  [new Date('2025-03-05T18:30Z'), '2025-03-06 00:00'],
  [new Date('soon'), ''],
  ['=1+1', "'=1+1"],
  ['say "hi"', '"say ""hi"""'],
])('the cell %p is written as %p', async (cell, expected) => {
  const columns = [column('First'), column('Last')];
  expect(await csv([[cell, 'last', 'too much']], { columns })).toBe(`\ufeffFirst,Last\r\n${expected},last\r\n`);
});

test('an instant is told on the clock of the file’s zone', async () => {
  const at = new Date('2025-07-01T12:00Z');
  expect(await csv([[at]], { timeZone: 'America/New_York' })).toContain('2025-07-01 08:00');
});

test('a table without rows has its headings, a long one every row', async () => {
  expect(await csv([])).toBe('\ufeffText\r\n');
  const lines = (await csv(repeated(['one of many'], 50_000))).split('\r\n');
  expect([lines.length, new Set(lines.slice(1, -1)).size]).toEqual([50_002, 1]);
});
