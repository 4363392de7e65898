import { listSheets } from '../../../../hr-api/platform/table-files/reading/list-sheets';
import { readTableFile } from '../../../../hr-api/platform/table-files/reading/read-table-file';
import { rowsIn, textsIn, withFile } from './read-bytes';
import { workbookBytes, workbookParts, zipBytes } from './workbook-bytes';

const text = (place: string, content: string) => `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;
const xlsx = { format: 'xlsx' } as const;

test('rows keep their numbers; blank rows and cells that only look are left out', async () => {
  const data = [
    `<row r="2">${text('A2', 'a')}${text('C2', 'c')}<c r="D2" s="0"/></row>`,
    '<row r="3"><c r="A3" s="0"/></row>',
    `<row r="7" hidden="1">${text('B7', 'hidden')}<c r="XFD7" s="0"/></row>`,
  ];
  expect(await rowsIn(await workbookBytes({ sheets: { Staff: data.join('') } }), xlsx)).toEqual([
    { line: 2, cells: [{ text: 'a' }, { text: '' }, { text: 'c' }] },
    { line: 7, cells: [{ text: '' }, { text: 'hidden' }] },
  ]);
});

test('rows and cells without places follow each other', async () => {
  const data = '<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>';
  const rows = await rowsIn(await workbookBytes({ sheets: { Staff: data } }), xlsx);
  expect(rows.map(({ line, cells }) => [line, ...cells.map((cell) => cell.text)])).toEqual([
    [1, '1', '', '2'],
    [2, '3'],
  ]);
});

test('the value of cells that were made one is in the first', async () => {
  const data = `<row r="1">${text('A1', 'both')}<c r="B1"/>${text('C1', 'c')}</row>`;
  const parts = workbookParts({ sheets: { Staff: data } });
  const sheet = 'xl/worksheets/sheet1.xml';
  const merged = String(parts[sheet]).replace(
    '</sheetData>',
    '</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
  );
  expect(await textsIn(await zipBytes({ ...parts, [sheet]: merged }), xlsx)).toEqual([['both', '', 'c']]);
});

test('the first sheet in sight is read, or the one that is named; hidden ones are not offered', async () => {
  const sheet = (name: string) => `<row r="1">${text('A1', name)}</row>`;
  const bytes = await workbookBytes({
    sheets: { Lists: sheet('lists'), 'Staff &amp; more': sheet('staff'), 部署: sheet('units') },
    states: { Lists: 'state="veryHidden"' },
  });
  expect(await withFile(bytes, listSheets)).toEqual(['Staff & more', '部署']);
  expect(await textsIn(bytes, xlsx)).toEqual([['staff']]);
  expect(await textsIn(bytes, { ...xlsx, sheet: '部署' })).toEqual([['units']]);
  expect(await textsIn(bytes, { ...xlsx, sheet: 'Lists' })).toEqual([['lists']]);
  await expect(rowsIn(bytes, { ...xlsx, sheet: 'staff' })).rejects.toMatchObject({ reason: 'not_a_table' });
});

test('elements with prefixes, types of the strict form and other names of parts are read', async () => {
  const OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const rels = (type: string, target: string) =>
    `<p:Relationships xmlns:p="urn:p"><p:Relationship Id="i" Type="${OFFICE}/${type}" Target="${target}"/></p:Relationships>`;
  const bytes = await zipBytes({
    '_rels/.rels': rels('officeDocument', '/Book/Main.xml'),
    'book/main.xml': `<x:workbook xmlns:x="${MAIN}" xmlns:rel="${OFFICE}"><x:sheets><x:sheet name="One" sheetId="1" rel:id="i"/></x:sheets></x:workbook>`,
    'Book/_rels/Main.xml.rels': rels('worksheet', '../Pages/One.xml'),
    'Pages/One.xml': `\ufeff<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
  });
  expect(await textsIn(bytes, xlsx)).toEqual([['5']]);
});

test('a sheet in UTF-16 is read', async () => {
  const parts = workbookParts({ sheets: { Staff: '' } });
  const sheet = `\ufeff<worksheet><sheetData><row r="1">${text('A1', 'Jörg 東')}</row></sheetData></worksheet>`;
  const bytes = await zipBytes({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(sheet, 'utf16le') });
  expect(await textsIn(bytes, xlsx)).toEqual([['Jörg 東']]);
});

test('whoever stops reading a workbook closes it', async () => {
  const bytes = await workbookBytes({ sheets: { Staff: '<row><c><v>1</v></c></row>'.repeat(10_000) } });
  await withFile(bytes, async (path) => {
    const rows = readTableFile(path, xlsx);
    expect((await rows.next()).value).toMatchObject({ line: 1 });
    await rows.return(undefined);
    expect(await rows.next()).toEqual({ done: true, value: undefined });
  });
});
