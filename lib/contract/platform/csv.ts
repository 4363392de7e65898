/** What spreadsheets drop or read over before they look for a formula: blanks, unseen signs and quotes. */
const IGNORED = String.raw`[\s\p{C}\p{Z}'"\u0060´‘’‚“”„«»＇＂]*`;
/** What a formula begins with, in either width. */
const FORMULA = '[=+\\-@＝＋－＠]';
/** At the start, or behind what some spreadsheets take for the end of a cell or line in spite of the quotes. */
const FORMULA_START = new RegExp(`(^|[;|\\t\\r\\n])(?=${IGNORED}${FORMULA})`, 'gu');
/** Most texts: a letter or digit comes first, and nothing is taken for the end of a cell. */
const HARMLESS = /^[\p{L}\p{N}][^;|\t\r\n]*$/u;
const CONTROL_FIRST = /^[\t\r\n]/;
const NUMBER = /^-?\d+(?:[.,]\d+)*$/;

/** A text that no spreadsheet computes: an apostrophe stands before what could be a formula (T87). Numbers stay numbers. */
export function neutralizeFormula(text: string): string {
  if (HARMLESS.test(text) || NUMBER.test(text)) return text;
  const harmless = text.replace(FORMULA_START, "$1'");
  return CONTROL_FIRST.test(harmless) ? `'${harmless}` : harmless;
}

const IGNORED_SIGN = new RegExp(`^${IGNORED}$`, 'u');
const FORMULA_SIGN = new RegExp(`^${FORMULA}$`);
const NEUTRALIZED = /(?:^|[;|\t\r\n])'/;

/** What `neutralizeFormula` was given: its apostrophes are taken off again, no other. Goes backwards, through each sign once. */
export function restoreNeutralized(text: string): string {
  if (!NEUTRALIZED.test(text)) return text;
  const signs = [...text];
  const kept: string[] = [];
  let isFormulaNext = false;
  for (let at = signs.length - 1; at >= 0; at -= 1) {
    const sign = signs[at]!;
    // A line end that comes first is passed over with the apostrophe before it.
    const isPassed = at === 2 && signs[0] === "'" && CONTROL_FIRST.test(signs[1]!);
    const isFirst = at === 0 || (!isPassed && /[;|\t\r\n]/.test(signs[at - 1]!));
    if (sign === "'" && isFirst && (isFormulaNext || (at === 0 && CONTROL_FIRST.test(signs[1] ?? '')))) continue;
    isFormulaNext = FORMULA_SIGN.test(sign) || (isFormulaNext && IGNORED_SIGN.test(sign));
    kept.push(sign);
  }
  return kept.reverse().join('');
}

/** Most cells: neither a formula nor to be quoted, told at one look because tables have millions. */
const PLAIN = /^\w[^",;|\t\r\n]*$/;

/** A cell of RFC 4180. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value === null || value === '' || PLAIN.test(value)) return value ?? '';
  const text = neutralizeFormula(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of RFC 4180 with its end. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
