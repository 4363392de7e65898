const ELEMENT = /<(?:\w+:)?(c|row)(?=[\s/>])/g;
const ATTRIBUTES = /(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/y;
const PLACE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const OF_ROW = /^()(\d{1,7})$/;
const OF_CELL = /^([A-Z]{1,3})(\d{1,7})$/;

/**
 * How many cells lie within the furthest one that a sheet of a workbook names, empty ones too: its reader makes room for each
 * (T84). Throws for a sheet that is written in a way in which no program writes.
 */
export function cellsSpanned(part: Uint8Array): number {
  const xml = new TextDecoder().decode(part);
  let [rows, columns] = [0, 0];
  for (const { 0: opening, 1: name, index } of xml.matchAll(ELEMENT)) {
    ATTRIBUTES.lastIndex = index + opening.length;
    const attributes = ATTRIBUTES.exec(xml)?.[0];
    if (attributes === undefined) throw new Error('unusual sheet');
    const [, quoted, single] = PLACE.exec(attributes) ?? [];
    const place = quoted ?? single;
    if (place === undefined) continue;
    const found = (name === 'row' ? OF_ROW : OF_CELL).exec(place);
    if (!found) throw new Error('unusual sheet');
    rows = Math.max(rows, Number(found[2]));
    columns = Math.max(columns, columnOf(found[1]!));
  }
  return rows * columns;
}

/** 1 for A, 27 for AA; 1 for a row alone. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) || 1;
