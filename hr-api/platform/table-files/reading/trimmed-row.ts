import type { FileCell, FileRow } from './file-row';
import type { TableLimits } from './table-limits';
import { UnreadableTable } from './unreadable-table';

const isBlank = ({ text }: FileCell) => text.trim() === '';

/** A row without the blank cells at its end, or undefined for a blank one. Throws where it is larger than a table may be. */
export function trimmedRow(line: number, cells: readonly FileCell[], limits: TableLimits): FileRow | undefined {
  let count = cells.length;
  while (count > 0 && isBlank(cells[count - 1]!)) count -= 1;
  if (count === 0) return undefined;
  if (count > limits.columns) throw new UnreadableTable('too_many_columns', line);
  const kept = count === cells.length ? cells : cells.slice(0, count);
  if (kept.some(({ text }) => text.length > limits.cellLength)) throw new UnreadableTable('too_large', line);
  return { line, cells: kept };
}
