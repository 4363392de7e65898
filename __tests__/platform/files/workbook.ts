import { zip, type ZipEntry } from './zip';

const XML = '<?xml version="1.0"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sheetXml = (rows: readonly string[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (cell, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c></row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook of these sheets, each a column of texts; `more` are parts beside its own. */
export function workbook(sheets: Readonly<Record<string, readonly string[]>>, more: readonly ZipEntry[] = []): Buffer {
  const names = Object.keys(sheets);
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${names
        .map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
        .join('')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
        .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    ...names.map((name, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheets[name]!) })),
    ...more,
  ]);
}
