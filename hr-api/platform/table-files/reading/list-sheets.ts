import { stat } from 'node:fs/promises';
import { TABLE_LIMITS } from './table-limits';
import { UnreadableTable } from './unreadable-table';
import { openParts } from './xlsx/open-parts';
import { readWorkbook } from './xlsx/read-workbook';

/** The names of a workbook's sheets in their order, without those that are hidden. Throws `UnreadableTable`. */
export async function listSheets(path: string): Promise<string[]> {
  const { size } = await stat(path);
  if (size > TABLE_LIMITS.fileBytes) throw new UnreadableTable('too_large');
  const parts = await openParts(path, TABLE_LIMITS);
  try {
    const { sheets } = await readWorkbook(parts);
    return sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  } finally {
    parts.close();
  }
}
