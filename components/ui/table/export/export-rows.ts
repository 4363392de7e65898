import type { CellValue, Column } from '../column';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/contract/platform/csv';

/** TBL-05. */
const FILE_NAME = 'Data.csv';

interface Export<Row> {
  readonly columns: readonly Column<Row>[];
  readonly batches: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  readonly signal: AbortSignal;
  /** How many rows are written so far. */
  readonly onProgress: (rows: number) => void;
}

function exported<Row>(column: Column<Row>, row: Row): CellValue {
  return column.text ? column.text(row) : column.value(row);
}

function save(parts: BlobPart[]) {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME });
  link.click();
  // Some browsers fetch it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Writes the columns that are shown of every row into Data.csv. Stops without a file when the signal says so. */
export async function exportRows<Row>({ columns, batches, signal, onProgress }: Export<Row>): Promise<void> {
  const parts = [BYTE_ORDER_MARK, csvLine(columns.map(({ title, exportTitle = title }) => exportTitle))];
  let written = 0;
  for await (const rows of batches(signal)) {
    if (signal.aborted) return;
    parts.push(rows.map((row) => csvLine(columns.map((column) => exported(column, row)))).join(''));
    written += rows.length;
    onProgress(written);
  }
  if (!signal.aborted) save(parts);
}
