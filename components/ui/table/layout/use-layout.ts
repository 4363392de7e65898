import { useMemo, useState } from 'react';
import type { Column } from '../column';
import { fitLayout, layoutOf, type TableLayout } from './layout';

/** A table's arrangement: kept by who shows it, or by the table itself. */
export function useLayout<Row>(
  columns: readonly Column<Row>[],
  given: TableLayout | undefined,
  onChange: ((layout: TableLayout) => void) | undefined,
) {
  const [own, setOwn] = useState(() => layoutOf(columns));
  const kept = given ?? own;
  const layout = useMemo(() => fitLayout(kept, columns), [kept, columns]);
  const change = (part: Partial<TableLayout>) => {
    const next = { ...layout, ...part };
    setOwn(next);
    onChange?.(next);
  };
  return [layout, change] as const;
}

export type ChangeLayout = (part: Partial<TableLayout>) => void;
