import { useEffect, useRef } from 'react';
import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import type { StoredTableLayout } from '@/lib/contract/platform/tables';

type Arrays = 'order' | 'hidden';
type TableLayout = Omit<StoredTableLayout, Arrays> & Readonly<Record<Arrays, readonly string[]>>;

/** How long nobody rearranges a table before it is kept, in milliseconds. */
const SAVE_DELAY_MS = 400;

/**
 * A table that the person's account remembers by a name, as properties of `ServerTable` and `DataTable`. What the page has read
 * of it already is `known`. One who leaves at once loses nothing, and that it cannot be kept stops nobody.
 */
export function useKeptLayout(table: string, known?: TableLayout | null) {
  const stored = useCall('getTableLayout', known === undefined ? { Table: table } : null, { revalidateOnFocus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );

  function onLayoutChange({ order, hidden, ...layout }: TableLayout) {
    clearTimeout(timer.current);
    waiting.current = () => {
      waiting.current = null;
      const request = { Table: table, Layout: { ...layout, order: [...order], hidden: [...hidden] } };
      void call('saveTableLayout', request, crypto.randomUUID()).catch(() => undefined);
    };
    timer.current = setTimeout(() => waiting.current?.(), SAVE_DELAY_MS);
  }
  return { storedLayout: known ?? stored.data?.Layout, onLayoutChange };
}
