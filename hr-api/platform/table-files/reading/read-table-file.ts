import { stat } from 'node:fs/promises';
import { csvRows } from './csv/csv-rows';
import type { FileRow } from './file-row';
import { TABLE_LIMITS, type TableLimits } from './table-limits';
import { UnreadableTable } from './unreadable-table';
import { xlsxRows } from './xlsx/xlsx-rows';

export interface ReadOptions {
  readonly format: 'csv' | 'xlsx';
  /** By its name; without one the first that is not hidden. */
  readonly sheet?: string;
  readonly limits?: Partial<TableLimits>;
}

/**
 * The rows of a file in order, blank ones left out. They are read as they are asked for and never held; leaving early closes
 * the file. Throws `UnreadableTable`, also behind rows that were read.
 */
export async function* readTableFile(path: string, { format, sheet, limits }: ReadOptions): AsyncGenerator<FileRow> {
  const allLimits = { ...TABLE_LIMITS, ...limits };
  const { size } = await stat(path);
  if (size === 0) throw new UnreadableTable('empty');
  if (size > allLimits.fileBytes) throw new UnreadableTable('too_large');
  let count = 0;
  for await (const row of format === 'csv' ? csvRows(path, allLimits) : xlsxRows(path, sheet, allLimits)) {
    count += 1;
    if (count > allLimits.rows) throw new UnreadableTable('too_many_rows', row.line);
    yield row;
  }
  if (count === 0) throw new UnreadableTable('empty');
}
