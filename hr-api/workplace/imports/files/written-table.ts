import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import { ZONE } from '../../../platform/dates';
import type { WrittenDownload } from '../../../platform/files/storage/store';
import { TABLE_FORMATS } from '../../../platform/table-files/formats';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';

/** A table as a file that is written as it is sent. */
export function writtenTable(
  format: ImportFormat,
  name: string,
  columns: readonly TableColumn[],
  batches: AsyncIterable<Cell[][]>,
): WrittenDownload {
  const { type, write } = TABLE_FORMATS[format];
  return { type, fileName: `${name}.${format}`, content: write({ columns, batches, timeZone: ZONE }) };
}
