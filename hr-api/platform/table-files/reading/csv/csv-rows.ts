import { restoreNeutralized } from '../../../../../lib/contract/platform/csv';
import type { FileRow } from '../file-row';
import type { TableLimits } from '../table-limits';
import { trimmedRow } from '../trimmed-row';
import { UnreadableTable } from '../unreadable-table';
import { csvRecords } from './csv-records';
import { detectEncoding } from './detect-encoding';
import { textPieces } from './text-pieces';

/** The rows of comma-separated values that hold anything, counted as spreadsheets count them. */
export async function* csvRows(path: string, limits: TableLimits): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const record of csvRecords(readableText(path))) {
    line += 1;
    const last = record.length - 1;
    const cells = record.map((cell, at) => ({ text: textOf(at === last ? cell.replace(/\r$/, '') : cell) }));
    const row = trimmedRow(line, cells, limits);
    if (row) yield row;
  }
}

async function* readableText(path: string): AsyncGenerator<string> {
  for await (const text of textPieces(path, await detectEncoding(path))) {
    if (text.includes('\0')) throw new UnreadableTable('not_a_table');
    // What old Japanese mails are written in looks like ASCII.
    if (text.includes('\x1b$')) throw new UnreadableTable('encoding');
    yield text;
  }
}

/** What a cell says, without the apostrophe that keeps spreadsheets from computing it. */
const textOf = (cell: string) => restoreNeutralized(cell).replace(/\r\n?/g, '\n');
