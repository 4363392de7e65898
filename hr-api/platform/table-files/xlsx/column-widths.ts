import type { Cell, TableColumn } from '../table-file';

const MIN_WIDTH = 6;
const MAX_WIDTH = 60;

/** Beside the text: what a spreadsheet leaves free on both sides. */
const MARGIN = 2;

/** Twice as wide as a Latin letter. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uff60]/gu;

/** DD-MMM-YYYY, and HH:mm behind it. */
const DAY_WIDTH = 11;
const INSTANT_WIDTH = 17;

const textWidth = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

function cellWidth(cell: Cell | undefined): number {
  if (cell === null || cell === undefined) return 0;
  if (typeof cell === 'object') return 'on' in cell ? DAY_WIDTH : INSTANT_WIDTH;
  // Only the first line counts, and of that what may be seen at all.
  return textWidth(String(cell).slice(0, MAX_WIDTH).split('\n')[0] ?? '');
}

const TYPE_WIDTHS = { text: 0, number: 0, boolean: 0, date: DAY_WIDTH, instant: INSTANT_WIDTH };

/** How wide each column is for its heading and what some of its rows hold, in letters. */
export function columnWidths(columns: readonly TableColumn[], rows: readonly (readonly Cell[])[]): number[] {
  return columns.map(({ heading, type }, at) => {
    const cells = rows.map((row) => cellWidth(row[at]));
    const widest = Math.max(TYPE_WIDTHS[type], textWidth(heading), ...cells) + MARGIN;
    return Math.min(Math.max(widest, MIN_WIDTH), MAX_WIDTH);
  });
}
