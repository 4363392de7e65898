import { tableOf } from '../tables';
import { xlsxOf } from '../../../../hr-api/platform/table-files/xlsx-file';
import { readTableFile } from '../../../../hr-api/platform/table-files/reading/read-table-file';
import type { TableLimits } from '../../../../hr-api/platform/table-files/reading/table-limits';
import { rowsIn, withFile } from './read-bytes';

const refused = (bytes: Parameters<typeof rowsIn>[0], limits: Partial<TableLimits> = {}) =>
  expect(rowsIn(bytes, { format: 'csv', limits })).rejects;

test.each([
  ['no bytes', ''],
  ['blank rows', '\n \r\n\t\n'],
  ['a byte order mark alone', '\ufeff'],
])('a file of %s is empty', async (_, text) => {
  await refused(text).toMatchObject({ reason: 'empty' });
});

test('a workbook, a PDF, a page, an old workbook and bytes of a program are no csv', async () => {
  const { table } = tableOf([['a']]);
  await refused(xlsxOf(table)).toMatchObject({ reason: 'not_a_table' });
  const page = '\ufeff  <html><table><tr><td>a</td></tr></table>';
  for (const bytes of [page, '%PDF-1.7\n', '<table><tr>', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'a,b\nc\0,d'])
    await refused(bytes).toMatchObject({ reason: 'not_a_table' });
});

test('a quote that is not closed is told with the row in which it is opened', async () => {
  await refused('a,b\nc,d\ne,"f\ng,h\n').toMatchObject({ reason: 'broken', line: 3 });
  await refused('a,b\nc,"Bob" Smith\ne,f\ng,"h"\n').toMatchObject({ reason: 'broken', line: 2 });
  const long = `a,b\n"c${'d,e\n'.repeat(1_500_000)}`;
  await refused(long).toMatchObject({ reason: 'broken', line: 2 });
});

test('too many rows, columns, letters or bytes are told, with the row where it matters', async () => {
  await refused('a\nb\n\nc\nd\n', { rows: 3 }).toMatchObject({ reason: 'too_many_rows', line: 5 });
  await refused('a,b\nc,d,e\n', { columns: 2 }).toMatchObject({ reason: 'too_many_columns', line: 2 });
  await refused('a\n12345\n123456\n', { cellLength: 5 }).toMatchObject({ reason: 'too_large', line: 3 });
  await refused('abc', { fileBytes: 2 }).toMatchObject({ reason: 'too_large' });
  expect(await rowsIn('a,b,,\nc,d\n', { format: 'csv', limits: { rows: 2, columns: 2 } })).toHaveLength(2);
});

test('without other limits 200,000 rows, 300 columns and 32,767 letters are read', async () => {
  await refused('x\n'.repeat(200_001)).toMatchObject({ reason: 'too_many_rows', line: 200_001 });
  await refused(`${'x,'.repeat(301)}\n`).toMatchObject({ reason: 'too_many_columns', line: 1 });
  await refused(`a\n${'x'.repeat(32_768)}\n`).toMatchObject({ reason: 'too_large', line: 2 });
  expect(await rowsIn(`${'x,'.repeat(300)}\n${'x'.repeat(32_767)}`, { format: 'csv' })).toHaveLength(2);
});

test('a disk that cannot be read is not the fault of the file', async () => {
  const read = readTableFile('/nowhere/at/all', { format: 'csv' });
  await expect(read.next()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('whoever stops reading gets no more and leaves no file open', async () => {
  await withFile('a\n'.repeat(100_000), async (path) => {
    const rows = readTableFile(path, { format: 'csv' });
    await rows.next();
    expect(await rows.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await rows.next()).toEqual({ done: true, value: undefined });
  });
});
