import type { Readable } from 'node:stream';
import { zipOf, type ZipEntry } from '../zip/zip-stream';
import { asBytes } from './pieces';
import type { TableFile } from './table-file';
import { columnWidths } from './xlsx/column-widths';
import { rowSource } from './xlsx/row-source';
import { sheetWriter } from './xlsx/sheet-xml';
import { sheetPart, workbookParts } from './xlsx/workbook-parts';

/** What a sheet holds at most, its headings apart. */
export const MAX_SHEET_ROWS = 1_048_575;

/** By so many rows the widths of the columns are chosen. */
const MEASURED_ROWS = 100;

/** The table as a workbook of Office since 2007; rows that one sheet cannot hold go on in a further one. */
export function xlsxOf(table: TableFile, { maxRows = MAX_SHEET_ROWS }: { readonly maxRows?: number } = {}): Readable {
  return zipOf(partsOf(table, maxRows));
}

async function* partsOf(table: TableFile, maxRows: number): AsyncGenerator<ZipEntry> {
  const rows = rowSource(table.batches);
  try {
    const sheetXml = sheetWriter(table, columnWidths(table.columns, await rows.peek(MEASURED_ROWS)));
    let sheets = 0;
    do {
      sheets += 1;
      yield { name: sheetPart(sheets), content: asBytes(sheetXml(rows.take(maxRows))) };
    } while ((await rows.peek(1)).length > 0);
    yield* workbookParts(sheets);
  } finally {
    await rows.close();
  }
}
