import type { CellValue, Column } from '../column';

interface Comparable {
  readonly getValue: (id: string) => unknown;
}

/** How a column is sorted among rows that are all here: numbers by size, words as their language does, what is empty last. */
export function sortFor<Row>({ id, value }: Column<Row>, language: string) {
  const collator = new Intl.Collator(language, { numeric: true });
  return {
    id,
    accessorFn: (row: Row) => value(row) ?? undefined,
    sortUndefined: 'last' as const,
    sortFn: (one: Comparable, other: Comparable) =>
      compare(one.getValue(id) as CellValue, other.getValue(id) as CellValue, collator),
  };
}

function compare(one: CellValue, other: CellValue, collator: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
