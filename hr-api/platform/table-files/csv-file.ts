import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvCell, csvLine } from '../../../lib/contract/platform/csv';
import { clockTexts } from './clock-text';
import { asBytes, PIECE_LENGTH } from './pieces';
import type { Cell, TableFile } from './table-file';
import { wallClockOf } from './wall-clock';

/** The table as comma-separated values that every spreadsheet opens as UTF-8; none computes what they say. */
export function csvOf(table: TableFile): Readable {
  return Readable.from(asBytes(linesOf(table)), { objectMode: false });
}

async function* linesOf({ columns, batches, timeZone }: TableFile): AsyncGenerator<string> {
  const textOf = csvTextIn(timeZone);
  let lines = BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => heading));
  for await (const rows of batches) {
    for (const row of rows) {
      let line = '';
      for (let at = 0; at < columns.length; at += 1) line += (at === 0 ? '' : ',') + textOf(row[at] ?? null);
      lines += `${line}\r\n`;
      if (lines.length < PIECE_LENGTH) continue;
      yield lines;
      lines = '';
    }
  }
  yield lines;
}

/** Days and instants as spreadsheets of every country read them: 2025-03-05, 2025-03-05 14:30. */
function csvTextIn(timeZone: string): (cell: Cell) => string {
  const wallClock = wallClockOf(timeZone);
  const clockText = clockTexts();
  return (cell) => {
    if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
    if (cell === null || typeof cell !== 'object') return csvCell(cell);
    if ('on' in cell) return csvCell(cell.on);
    const ms = wallClock(cell);
    return Number.isNaN(ms) ? '' : clockText(ms);
  };
}
