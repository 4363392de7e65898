import type { CellValue, Column, SortDirection } from '../column';

/**
 * Rows that are all here in the order of a column: numbers by size, words as their language does, what is empty last in either
 * direction. Rows of the same value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value }: Column<Row>,
  direction: SortDirection,
  language: string,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'desc' ? -1 : 1;
  const filled: { row: Row; key: NonNullable<CellValue> }[] = [];
  const empty: Row[] = [];
  for (const row of rows) {
    const key = value(row);
    if (key === null) empty.push(row);
    else filled.push({ row, key });
  }
  filled.sort((one, other) => sign * compare(one.key, other.key, collator));
  return [...filled.map(({ row }) => row), ...empty];
}

function compare(one: NonNullable<CellValue>, other: NonNullable<CellValue>, collator: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
