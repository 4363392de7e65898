import type { FileRow } from '../file-row';
import type { TableLimits } from '../table-limits';
import { UnreadableTable } from '../unreadable-table';
import { openParts } from './open-parts';
import { readNumberFormats } from './read-number-formats';
import { readSharedStrings } from './read-shared-strings';
import { readWorkbook } from './read-workbook';
import { sheetRows } from './sheet-rows';

/** The rows of one sheet of a workbook that hold anything; without a name of the first that is not hidden. */
export async function* xlsxRows(
  path: string,
  sheetName: string | undefined,
  limits: TableLimits,
): AsyncGenerator<FileRow> {
  const parts = await openParts(path, limits);
  try {
    const { sheets, is1904, stylesPart, stringsPart } = await readWorkbook(parts);
    const wanted = sheets.find(({ name, isHidden }) => (sheetName === undefined ? !isHidden : name === sheetName));
    if (!wanted) throw new UnreadableTable('not_a_table');
    const formats = await readNumberFormats(parts, stylesPart);
    const strings = await readSharedStrings(parts, stringsPart, limits.cellLength);
    yield* sheetRows(parts.read(wanted.part), { formats, strings, is1904 }, limits);
  } finally {
    parts.close();
  }
}
