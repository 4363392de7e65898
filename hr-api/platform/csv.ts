/** What spreadsheets pass over before they look for a formula: blanks, unseen signs and quotes. */
const IGNORED = String.raw`[\s\p{C}\p{Z}'"\u0060´‘’‚“”„«»＇＂]*`;

/** A formula's beginning in either width, at the start of a cell or behind what some spreadsheets take for its end. */
const FORMULA = new RegExp(String.raw`(^|[;|\t\r\n])(?=${IGNORED}[=+\-@＝＋－＠])`, 'gu');

/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** No spreadsheet computes it: an apostrophe stands before what could be a formula (T87). */
function cellOf(text: string): string {
  const harmless = text.replace(FORMULA, "$1'");
  const cell = /^[\t\r\n]/.test(harmless) ? `'${harmless}` : harmless;
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line of RFC 4180 with its end. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;
