import type { WrittenDownload } from '../../../hr-api/platform/files/storage/store';
import { sheetCells } from '../../platform/table-files/sheet-cells';
import { unzipped } from '../../platform/zip/unzipped';

/** The values of the first sheet of an Excel file, row by row. */
export async function sheetOf({ content }: WrittenDownload): Promise<string[][]> {
  const parts = await unzipped(content);
  const rows = sheetCells(parts.get('xl/worksheets/sheet1.xml')!);
  return rows.map((row) => Object.values(row).map(({ value }) => value));
}
