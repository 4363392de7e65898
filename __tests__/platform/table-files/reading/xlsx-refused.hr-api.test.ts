import { listSheets } from '../../../../hr-api/platform/table-files/reading/list-sheets';
import type { TableLimits } from '../../../../hr-api/platform/table-files/reading/table-limits';
import { rowsIn, withFile } from './read-bytes';
import { workbookBytes, workbookParts, zipBytes } from './workbook-bytes';

const SHEET = 'xl/worksheets/sheet1.xml';
const refused = (bytes: Uint8Array | string, limits: Partial<TableLimits> = {}) =>
  expect(rowsIn(bytes, { format: 'xlsx', limits })).rejects;

const partsOf = (data: string) => workbookParts({ sheets: { Staff: data } });
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

test('a workbook that asks for a password is told so, one of old Excel is no table', async () => {
  const wrapped = Buffer.concat([COMPOUND, Buffer.alloc(70_000), Buffer.from('EncryptedPackage', 'utf16le')]);
  await refused(wrapped).toMatchObject({ reason: 'protected' });
  await refused(Buffer.concat([COMPOUND, Buffer.alloc(2_000)])).toMatchObject({ reason: 'not_a_table' });
});

test('a sheet whose part of the archive is encrypted is protected', async () => {
  const bytes = await workbookBytes({ sheets: { Staff: row(1, text('a')) } });
  const header = Buffer.from('504b0102', 'hex');
  for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1)) bytes[at + 8]! |= 1;
  await refused(bytes).toMatchObject({ reason: 'protected' });
});

test('text, pictures and documents of Word are no tables; neither bytes nor rows is empty', async () => {
  await refused('a,b\n').toMatchObject({ reason: 'not_a_table' });
  await refused(Buffer.from('89504e470d0a1a0a', 'hex')).toMatchObject({ reason: 'not_a_table' });
  const { 'xl/workbook.xml': _, ...others } = partsOf('');
  await refused(await zipBytes({ ...others, 'word/document.xml': '<document/>' })).toMatchObject({
    reason: 'not_a_table',
  });
  await refused(await zipBytes({ ...partsOf(''), 'xl/workbook.xml': '<document/>' })).toMatchObject({
    reason: 'not_a_table',
  });
  await refused('').toMatchObject({ reason: 'empty' });
  await refused(await workbookBytes({ sheets: { Staff: row(1, '<c r="A1" s="0"/>') } })).toMatchObject({
    reason: 'empty',
  });
  await expect(withFile('', listSheets)).rejects.toMatchObject({ reason: 'empty' });
});

test.each([
  ['is cut off', (whole: Buffer) => whole.subarray(0, -100)],
  ['has bytes behind it', (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(70_000)])],
  [
    'has wrong bytes within a sheet',
    (whole: Buffer) => {
      const at = whole.indexOf('sheet1.xml') + 12;
      return Buffer.concat([whole.subarray(0, at), Buffer.alloc(8, 0xff), whole.subarray(at + 8)]);
    },
  ],
])('an archive that %s is broken', async (_, change) => {
  const whole = await workbookBytes({ sheets: { Staff: row(1, text('a')) } });
  await refused(change(whole)).toMatchObject({ reason: 'broken' });
});

test.each([
  ['has elements that do not end', '<worksheet><sheetData><row r="1">'],
  ['is none', 'no xml'],
  ['defines an entity', '<!DOCTYPE a [<!ENTITY b "b">]><worksheet><sheetData/></worksheet>'],
  ['asks for another file', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><worksheet/>'],
  [
    'uses an entity of its own',
    '<worksheet><sheetData><row r="1"><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
  ],
  ['goes back in its rows', `<worksheet><sheetData>${row(2, text('a'))}${row(1, text('b'))}</sheetData></worksheet>`],
  ['names a text that is not there', '<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>'],
  ['is deeper than any', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
])('a sheet that %s is broken', async (_, xml) => {
  await refused(await zipBytes({ ...partsOf(''), [SHEET]: xml })).toMatchObject({ reason: 'broken' });
});

test('a sheet that is not UTF-8 is broken, one that is missing as well', async () => {
  const { [SHEET]: _, ...others } = partsOf('');
  await refused(await zipBytes({ ...others, [SHEET]: Buffer.from('<a>\xe9</a>', 'latin1') })).toMatchObject({
    reason: 'broken',
  });
  await refused(await zipBytes(others)).toMatchObject({ reason: 'broken' });
});

test('two parts of one name are broken, and no name leads out of the archive', async () => {
  const parts = partsOf(row(1, text('a')));
  await refused(await zipBytes({ ...parts, [SHEET.toUpperCase()]: '' })).toMatchObject({ reason: 'broken' });
  await refused(await zipBytes({ ...parts, '../../etc/passwd': 'x' })).toMatchObject({ reason: 'broken' });
  const away = '<Relationships><Relationship Id="r0" Type="x/worksheet" Target="../../../etc/passwd"/></Relationships>';
  await refused(await zipBytes({ ...parts, 'xl/_rels/workbook.xml.rels': away })).toMatchObject({ reason: 'broken' });
});

test('what unpacks to too much is refused before it is unpacked, or when a size was a lie', async () => {
  const blank = `<worksheet><!--${' '.repeat(8 * 1024 * 1024)}--></worksheet>`;
  await refused(await zipBytes({ ...partsOf(''), [SHEET]: blank })).toMatchObject({ reason: 'too_large' });
  const bytes = await workbookBytes({ sheets: { Staff: row(1, text('a')) } });
  await refused(bytes, { unpackedBytes: 1_000 }).toMatchObject({ reason: 'too_large' });
  const small = await zipBytes({ ...partsOf(''), [SHEET]: `<worksheet>${' '.repeat(500_000)}</worksheet>` });
  await refused(lyingAbout(small, 500_023, 20)).toMatchObject({ reason: 'broken' });
});

/** An archive that says of the entry of such a size that it has another. */
function lyingAbout(archive: Buffer, size: number, lie: number): Buffer {
  const [before, after] = [Buffer.alloc(4), Buffer.alloc(4)];
  before.writeUInt32LE(size);
  after.writeUInt32LE(lie);
  const at = archive.lastIndexOf(before);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([archive.subarray(0, at), after, archive.subarray(at + 4)]);
}

test('more parts than a workbook has are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`p${at}`, '']));
  await refused(await zipBytes({ ...partsOf(''), ...many })).toMatchObject({ reason: 'too_large' });
});

test('too many rows, columns or letters are told with their row', async () => {
  const cells = row(1, text('a')) + row(3, text('b')) + row(9, text('c'));
  const bytes = await workbookBytes({ sheets: { Staff: cells } });
  await refused(bytes, { rows: 2 }).toMatchObject({ reason: 'too_many_rows', line: 9 });
  const wide = await workbookBytes({ sheets: { Staff: row(4, '<c r="C4"><v>1</v></c>') } });
  await refused(wide, { columns: 2 }).toMatchObject({ reason: 'too_many_columns', line: 4 });
  const long = await workbookBytes({ sheets: { Staff: row(5, text('123456')) } });
  await refused(long, { cellLength: 5 }).toMatchObject({ reason: 'too_large', line: 5 });
  await refused(long, { fileBytes: 10 }).toMatchObject({ reason: 'too_large' });
});

test('a text or an attribute without an end is not held', async () => {
  const noise = Buffer.from(Array.from({ length: 6_000_000 }, () => 97 + Math.floor(Math.random() * 26))).toString();
  const data = [row(1, text(noise)), `<row r="1" x="${noise}"/>`, `<!--${noise}-->`];
  for (const each of data)
    await refused(await workbookBytes({ sheets: { Staff: each } })).toMatchObject({ reason: 'too_large' });
  const strings = [`<t>${noise}</t>`];
  await refused(await workbookBytes({ sheets: { Staff: '' }, strings })).toMatchObject({ reason: 'too_large' });
});
