import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';

/** In pixels; a row of one line (`isFlat`). */
const ROW_HEIGHT = 44;
const OVERSCAN = 10;

export interface WindowedRowsHandle {
  readonly show: (at: number) => void;
}

interface WindowedRowsProps {
  readonly ref: Ref<WindowedRowsHandle>;
  /** What scrolls, as soon as it is there. */
  readonly scroller: HTMLElement | null;
  readonly count: number;
  readonly columns: number;
  /** The row that has the focus; it stays in the page wherever the table is scrolled to. */
  readonly focusedAt: number | null;
  /** Another one is another order of rows, which is read from its start. */
  readonly of: unknown;
  readonly row: (at: number, isFirst: boolean) => ReactNode;
}

/** Rows of a table of which only those near the view are in the page. Empty rows keep the places of the others. */
export default function WindowedRows({ ref, scroller, count, columns, focusedAt, of, row }: WindowedRowsProps) {
  const windowed = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focusedAt === null || focusedAt >= count || shown.includes(focusedAt)) return shown;
      return [...shown, focusedAt].sort((one, other) => one - other);
    },
  });
  useImperativeHandle(ref, () => ({ show: (at) => windowed.scrollToIndex(at) }), [windowed]);
  useEffect(() => {
    scroller?.scrollTo({ top: 0 });
  }, [of, scroller]);

  const items = windowed.getVirtualItems();
  return (
    <>
      {items.flatMap(({ index, start }, place) => {
        const gap = start - (items[place - 1]?.end ?? 0);
        return [gap > 0 && <Gap key={`before ${index}`} height={gap} columns={columns} />, row(index, place === 0)];
      })}
      <Gap height={windowed.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns} />
    </>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height }} />
    </tr>
  );
}
