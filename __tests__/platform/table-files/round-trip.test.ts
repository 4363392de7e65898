import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/universal';
import { readSpreadsheet } from '@/components/ui/media/sheet/read-spreadsheet';
import { csvOf } from '@/hr-api/platform/table-files/csv-file';
import { xlsxOf } from '@/hr-api/platform/table-files/xlsx-file';
import { column, tableOf } from './tables';

const columns = [
  column('氏名'),
  column('Salary', 'number'),
  column('Born', 'date'),
  column('Seen', 'instant'),
  column('Active', 'boolean'),
];
const table = () =>
  tableOf(
    [
      ['Ananya "Anu" <Rao> & co', -1234.5, { on: '1990-02-28' }, new Date('2025-03-05T09:00:00Z'), true],
      ['=1+1', null, null, null, false],
      ['two\nlines', 0, { on: '2024-02-29' }, new Date('2025-12-31T20:00:00Z'), null],
    ],
    { columns },
  ).table;

const bytesOf = async (file: AsyncIterable<Uint8Array>) => new Uint8Array(await buffer(file)).buffer;

test('a reader of workbooks gets numbers, days, instants, booleans and texts as they went in', async () => {
  const [sheet] = await readXlsxFile(await bytesOf(xlsxOf(table())));
  expect(sheet).toEqual({
    sheet: 'Sheet1',
    data: [
      ['氏名', 'Salary', 'Born', 'Seen', 'Active'],
      ['Ananya "Anu" <Rao> & co', -1234.5, new Date('1990-02-28'), new Date('2025-03-05T14:30:00Z'), true],
      ['=1+1', null, null, null, false],
      ['two\nlines', 0, new Date('2024-02-29'), new Date('2026-01-01T01:30:00Z'), null],
    ],
  });
});

test('the viewer of the portal shows a workbook and a csv of the same table', async () => {
  const [workbook] = await readSpreadsheet('workbook', await bytesOf(xlsxOf(table())));
  const [csv] = await readSpreadsheet('csv', await bytesOf(csvOf(table())));
  expect(workbook).toMatchObject({ name: 'Sheet1', rowCount: 4, columnCount: 5 });
  expect(workbook!.rows[1]).toEqual(['Ananya "Anu" <Rao> & co', '-1234.5', '1990-02-28', '2025-03-05 14:30', 'true']);
  expect(csv!.rows[1]).toEqual(['Ananya "Anu" <Rao> & co', '-1234.5', '1990-02-28', '2025-03-05 14:30', 'TRUE']);
  expect(csv!.rows[2]).toEqual(["'=1+1", '', '', '', 'FALSE']);
});
