import { useMemo, useState } from 'react';
import type { TableProps } from '../table-props';
import { fitLayout, layoutOf, type TableLayout } from './layout';

type Arranged<Row> = Pick<TableProps<Row>, 'columns' | 'layout' | 'storedLayout' | 'onLayoutChange' | 'sort'>;

/** A table's arrangement: held by who shows it, else by the table, which begins with what was stored. */
export function useLayout<Row>({ columns, layout: held, storedLayout, onLayoutChange, sort }: Arranged<Row>) {
  const [own, setOwn] = useState<TableLayout | null>(null);
  const kept = held ?? own ?? storedLayout;
  const layout = useMemo(() => {
    const arranged = kept ?? layoutOf(columns);
    return fitLayout(sort ? { ...arranged, sort } : arranged, columns);
  }, [kept, columns, sort]);
  const change = (part: Partial<TableLayout>) => {
    const next = { ...layout, ...part };
    setOwn(next);
    onLayoutChange?.(next);
  };
  return [layout, change] as const;
}

export type ChangeLayout = (part: Partial<TableLayout>) => void;
