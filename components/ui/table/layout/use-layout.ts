import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import type { TableProps } from '../table-props';
import { fitLayout, layoutOf, type TableLayout } from './layout';

/** How long nobody rearranges a table before it is kept, in milliseconds. */
const SAVE_DELAY_MS = 400;

type Arranged<Row> = Pick<TableProps<Row>, 'columns' | 'layout' | 'onLayoutChange' | 'keep' | 'sort'>;

/** A table's arrangement: held by who shows it, kept with the person's account, or as long as the table is shown. */
export function useLayout<Row>({ columns, layout: held, onLayoutChange, keep, sort }: Arranged<Row>) {
  const [own, setOwn] = useState<TableLayout | null>(null);
  const isAsked = keep && keep.layout === undefined;
  const stored = useCall('getTableLayout', isAsked ? { Table: keep.as } : null, { revalidateOnFocus: false });
  const save = useSaving(keep?.as);
  const kept = held ?? own ?? keep?.layout ?? stored.data?.Layout;
  const layout = useMemo(() => {
    const arranged = kept ?? layoutOf(columns);
    return fitLayout(sort ? { ...arranged, sort } : arranged, columns);
  }, [kept, columns, sort]);
  const change = (part: Partial<TableLayout>) => {
    const next = { ...layout, ...part };
    setOwn(next);
    save(next);
    onLayoutChange?.(next);
  };
  return [layout, change] as const;
}

/** Keeps what was arranged last; one who leaves at once loses nothing, and that it cannot be kept stops nobody. */
function useSaving(table: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return ({ order, hidden, ...layout }: TableLayout) => {
    if (!table) return;
    clearTimeout(timer.current);
    waiting.current = () => {
      waiting.current = null;
      const request = { Table: table, Layout: { ...layout, order: [...order], hidden: [...hidden] } };
      void call('saveTableLayout', request, crypto.randomUUID()).catch(() => undefined);
    };
    timer.current = setTimeout(() => waiting.current?.(), SAVE_DELAY_MS);
  };
}

export type ChangeLayout = (part: Partial<TableLayout>) => void;
