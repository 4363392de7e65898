import type { ZipEntry } from '../../zip/zip-stream';
import { STYLES_XML } from './styles-xml';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPart = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** What a sheet's XML begins with. */
export const SHEET_START = `${DECLARATION}<worksheet xmlns="${MAIN}">`;

const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${TYPE}.${type}+xml"/>`;

const contentTypes = (numbers: readonly number[]) =>
  [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...numbers.map((number) => override(sheetPart(number), 'worksheet')),
    '</Types>',
  ].join('');

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;

const relationships = (...each: readonly string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;

const workbook = (numbers: readonly number[]) =>
  [
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>`,
    ...numbers.map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="sheet${number}"/>`),
    '</sheets></workbook>',
  ].join('');

/** Every part of a workbook of so many sheets but the sheets themselves. */
export function workbookParts(sheetCount: number): ZipEntry[] {
  const numbers = Array.from({ length: sheetCount }, (_, at) => at + 1);
  const sheets = numbers.map((number) => relationship(`sheet${number}`, 'worksheet', `worksheets/sheet${number}.xml`));
  const parts = {
    'xl/styles.xml': STYLES_XML,
    'xl/workbook.xml': workbook(numbers),
    'xl/_rels/workbook.xml.rels': relationships(...sheets, relationship('styles', 'styles', 'styles.xml')),
    '_rels/.rels': relationships(relationship('workbook', 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': contentTypes(numbers),
  };
  return Object.entries(parts).map(([name, xml]) => ({ name, content: [Buffer.from(DECLARATION + xml)] }));
}
