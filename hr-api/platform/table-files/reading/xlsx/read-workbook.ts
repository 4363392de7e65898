import { UnreadableTable } from '../unreadable-table';
import type { Parts } from './open-parts';
import { parseXml, type Attributes } from './parse-xml';
import { readRelationships } from './read-relationships';

export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  /** In the order in which they are shown, those of cells only: charts are sheets as well. */
  readonly sheets: readonly Sheet[];
  /** Whether its days are counted from 1904, as Excel for Mac once did. */
  readonly is1904: boolean;
  readonly stylesPart?: string;
  readonly stringsPart?: string;
}

interface Listed {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

/** What a workbook consists of. Throws `not_a_table` for another document of Office. */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const roots = await readRelationships(parts, '');
  const part = roots.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!parts.has(part) || !part.endsWith('.xml')) throw new UnreadableTable('not_a_table');
  const relationships = await readRelationships(parts, part);
  const partOf = (type: string) => relationships.find((one) => one.type === type)?.part;
  let is1904 = false;
  const sheets: Sheet[] = [];
  const listed = parseXml<Listed>(parts.read(part), (emit) => ({
    onOpen: (element, attributes) => {
      if (element === 'workbookPr') is1904 = /^(?:1|true|on)$/.test(attributes.date1904 ?? '');
      if (element === 'sheet') emit(listedSheet(attributes));
    },
  }));
  for await (const { id, ...sheet } of listed) {
    const relationship = relationships.find((one) => one.id === id && one.type === 'worksheet');
    if (relationship) sheets.push({ ...sheet, part: relationship.part });
  }
  if (sheets.length === 0) throw new UnreadableTable('not_a_table');
  return { sheets, is1904, stylesPart: partOf('styles'), stringsPart: partOf('sharedStrings') };
}

function listedSheet(attributes: Attributes): Listed {
  const { name = '', state = 'visible' } = attributes;
  const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
  return { name, id, isHidden: state !== 'visible' };
}
