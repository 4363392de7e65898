import { SaxesParser } from 'saxes';

/** A cell as the file says it, its text decoded as spreadsheets decode it. */
export interface WrittenCell {
  readonly value: string;
  readonly type?: string;
  readonly style?: string;
}

const decoded = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The rows of a sheet, each its cells by their places. Throws where the XML is not well-formed. */
export function sheetCells(xml: Buffer): Record<string, WrittenCell>[] {
  const rows: Record<string, WrittenCell>[] = [];
  let cell: { place: string; value: string; type?: string; style?: string } | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push({});
    if (name !== 'c') return;
    const { r: place = '', t: type, s: style } = attributes as Record<string, string>;
    cell = { place, value: '', ...(type && { type }), ...(style && { style }) };
  });
  parser.on('text', (text) => {
    if (cell) cell.value += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'c' || !cell) return;
    const { place, ...rest } = cell;
    rows.at(-1)![place] = { ...rest, value: decoded(rest.value) };
    cell = undefined;
  });
  parser.write(xml.toString()).close();
  return rows;
}
