/** One spreadsheet of a file, as much of it as is shown. */
export interface Spreadsheet {
  readonly name: string;
  /** Each as wide as the others, in text as a person reads it. */
  readonly rows: readonly (readonly string[])[];
  /** How many there are in the file. */
  readonly rowCount: number;
  readonly columnCount: number;
}

export type SpreadsheetKind = 'csv' | 'workbook';

/** More than this nobody reads in a viewer, and every browser shows at once. */
export const MAX_SIZE = { rows: 300, columns: 40, sheets: 20, letters: 1000 } as const;

/** Cuts a spreadsheet to what is shown and says how large it was. Rows behind the last one that holds something do not count. */
export function toSpreadsheet(name: string, rows: readonly (readonly unknown[])[]): Spreadsheet {
  const last = rows.findLastIndex((row) => row.some((cell) => textOf(cell) !== ''));
  const filled = rows.slice(0, last + 1);
  const columnCount = filled.reduce((most, row) => Math.max(most, row.length), 0);
  const width = Math.min(columnCount, MAX_SIZE.columns);
  return {
    name,
    rows: filled.slice(0, MAX_SIZE.rows).map((row) => Array.from({ length: width }, (_, at) => textOf(row[at]))),
    rowCount: filled.length,
    columnCount,
  };
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOf(cell);
  return String(cell).slice(0, MAX_SIZE.letters);
}

/** A workbook knows no zone; midnight is a day without a time. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return date
    .toISOString()
    .replace('T', ' ')
    .slice(0, 16)
    .replace(/ 00:00$/, '');
}
