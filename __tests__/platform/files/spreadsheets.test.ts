import { readSpreadsheet } from '@/components/ui/media/sheet/read-spreadsheet';
import { MAX_SIZE, toSpreadsheet } from '@/lib/files/spreadsheet-file';
import { workbook } from './workbook';

const bytesOf = (content: Buffer | string): ArrayBuffer => new Uint8Array(Buffer.from(content)).buffer;
const csv = (content: Buffer | string) => readSpreadsheet('csv', bytesOf(content));
const xlsx = (content: Buffer | string) => readSpreadsheet('workbook', bytesOf(content));

test.each([
  ['commas', 'a,b\r\n"1,5","say ""hi"""\r\n'],
  ['semicolons', 'a;b\n1,5;"say ""hi"""\n'],
  ['tabs', 'a\tb\n1,5\t"say ""hi"""\n\n'],
])('a csv file with %s reads as its rows, without the empty line at its end', async (_, content) => {
  const [sheet] = await csv(content);
  expect(sheet).toMatchObject({
    rows: [
      ['a', 'b'],
      ['1,5', 'say "hi"'],
    ],
    rowCount: 2,
    columnCount: 2,
  });
});

test.each([
  ['UTF-8', Buffer.from('Müller,東京')],
  ['UTF-8 with a mark', Buffer.from('\ufeffMüller,東京')],
  ['UTF-16', Buffer.from('\ufeffMüller,東京', 'utf16le')],
])('a csv file in %s keeps its letters', async (_, content) => {
  const [sheet] = await csv(content);
  expect(sheet!.rows).toEqual([['Müller', '東京']]);
});

test('a csv file of an old program keeps its umlauts', async () => {
  const [sheet] = await csv(Buffer.from('Müller', 'latin1'));
  expect(sheet!.rows).toEqual([['Müller']]);
});

test('cells are text as they stand, HTML and formulas too (T69, T87)', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', "=cmd|'/c calc'!A1"];
  const [sheet] = await xlsx(workbook({ Sheet: hostile }));
  expect(sheet!.rows).toEqual(hostile.map((cell) => [cell]));
});

test('a workbook reads as its sheets by their names, a large one too', async () => {
  const many = Array.from({ length: 8000 }, (_, at) => `A row that is long enough to be packed ${at}`);
  const sheets = await xlsx(workbook({ Large: many, 'Über <b>': ['one'], Empty: [] }));
  expect(sheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['Large', 8000],
    ['Über <b>', 1],
    ['Empty', 0],
  ]);
  expect(sheets[0]!.rows).toHaveLength(MAX_SIZE.rows);
});

test('a bomb is given up whatever size it claims, and so is what is no workbook (T84)', async () => {
  const content = Buffer.alloc(50 * 1024 * 1024);
  const bomb = { name: 'xl/bomb.xml', content, claimedSize: 10 };
  await expect(xlsx(workbook({ Sheet: ['a'] }, [bomb]))).rejects.toThrow('too large');
  const many = Array.from({ length: 3000 }, (_, at) => ({ name: `p${at}.xml` }));
  await expect(xlsx(workbook({ Sheet: ['a'] }, many))).rejects.toThrow('too many parts');
  const whole = workbook({ Sheet: ['a'] });
  for (const broken of ['<script>alert(1)</script>', '', whole.subarray(0, whole.length / 2), whole.subarray(0, -4)]) {
    await expect(xlsx(broken)).rejects.toThrow();
  }
});

test.each([
  ['whose last cell lies far away', '<row r="1048576"><c r="XFD1048576"/></row>'],
  ['whose row has a number of a billion', '<row r="999999999"><c r="A999999999"/></row>'],
  ['whose row has a number in another spelling', '<row r="1e9"/>'],
  ['that hides its place in an entity', '<row><c r="&#88;FD1048576"/></row>'],
  ['that hides its place behind a sign', '<row><c s=">" r=\'XFD1048576\'/></row>'],
  ['that hides its place behind what is no attribute', '<row><c "> r="XFD1048576"/></row>'],
  ['with a prefix', '<x:row><x:c r="XFD1048576"/></x:row>'],
])('a workbook with a sheet %s is given up before it is read (T84)', async (_, rows) => {
  const content = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  await expect(xlsx(workbook({ Sheet: ['a'] }, [{ name: 'xl/far.xml', content }]))).rejects.toThrow(/too far|unusual/);
});

test('a sheet of a hundred thousand rows and one of many columns are read', async () => {
  const wide = '<worksheet><sheetData><row r="1"><c r="XFD1"/></row></sheetData></worksheet>';
  const sheets = await xlsx(
    workbook({ Sheet: ['a', ...Array<string>(100_000).fill('b')] }, [{ name: 'w.xml', content: wide }]),
  );
  expect(sheets[0]).toMatchObject({ rowCount: 100_001 });
});

test('of a spreadsheet at most a page is shown, with its full size', () => {
  const row = Array.from({ length: MAX_SIZE.columns + 5 }, () => 'x'.repeat(MAX_SIZE.letters + 1));
  const sheet = toSpreadsheet(
    'Sheet',
    Array.from({ length: MAX_SIZE.rows + 7 }, () => row),
  );
  expect(sheet).toMatchObject({ rowCount: MAX_SIZE.rows + 7, columnCount: MAX_SIZE.columns + 5 });
  expect(sheet.rows).toHaveLength(MAX_SIZE.rows);
  expect(sheet.rows[0]).toHaveLength(MAX_SIZE.columns);
  expect(sheet.rows[0]![0]).toHaveLength(MAX_SIZE.letters);
});

test('days and times read as such, and short rows are filled up', () => {
  const noon = new Date(Date.UTC(2026, 0, 5, 12, 30));
  const sheet = toSpreadsheet('', [
    [null, new Date(NaN)],
    [new Date(Date.UTC(2026, 0, 5)), noon, true, 1.5],
  ]);
  expect(sheet.rows).toEqual([
    ['', '', '', ''],
    ['2026-01-05', '2026-01-05 12:30', 'true', '1.5'],
  ]);
});
