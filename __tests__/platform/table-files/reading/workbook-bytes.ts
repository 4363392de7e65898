import { buffer } from 'node:stream/consumers';
import { zipOf } from '../../../../hr-api/platform/zip/zip-stream';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WorkbookContent {
  /** What stands in `sheetData` of each sheet, by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Attributes of sheets beside their names, by these. */
  readonly states?: Readonly<Record<string, string>>;
  /** Codes of number formats; a cell with `s="1"` has the first. */
  readonly formats?: readonly (string | number)[];
  /** The content of each shared string. */
  readonly strings?: readonly string[];
  readonly workbookPr?: string;
  /** Parts to add or to put in place of others. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relationships = (...each: readonly string[]) =>
  `<Relationships xmlns="${PACKAGE}">${each.join('')}</Relationships>`;

/** The parts of a workbook as Excel writes them. */
export function workbookParts(content: WorkbookContent): Record<string, string | Buffer> {
  const { sheets, states = {}, formats = [], strings = [], workbookPr = '', parts = {} } = content;
  const names = Object.keys(sheets);
  const codes = formats.map((format, at) => (typeof format === 'number' ? '' : numFmt(format, at)));
  const xfs = [0, ...formats.map((format, at) => (typeof format === 'number' ? format : 164 + at))];
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}" ${states[name] ?? ''}/>`,
  );
  return {
    '_rels/.rels': relationships(relationship('w', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${workbookPr}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ...names.map((_, at) => relationship(`r${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relationship('st', 'styles', 'styles.xml'),
      relationship('ss', 'sharedStrings', '/xl/sharedStrings.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((data, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
}

const numFmt = (code: string, at: number) =>
  `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`;

export const zipBytes = (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  buffer(zipOf(Object.entries(parts).map(([name, content]) => ({ name, content: [Buffer.from(content)] }))));

export const workbookBytes = (content: WorkbookContent): Promise<Buffer> => zipBytes(workbookParts(content));
