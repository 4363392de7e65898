import { clsx } from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useIsPrinting } from '@/components/ui/use-is-printing';
import { useMessages } from '@/lib/i18n/use-messages';
import { textOf, type Column, type Sort } from '../column';
import { SelectBox } from '../selection/select-box';
import type { Density } from '../layout/layout';
import { areSelected, selectRange } from '../selection/select-rows';
import { SortHeader } from './sort-header';
import type { TablePage, TableProps } from '../table-props';
import { TableRow } from './table-row';
import { useRowActions } from '../selection/use-row-actions';
import type { WindowedRowsHandle } from './windowed-rows';

const WindowedRows = lazy(() => import('./windowed-rows'));

/** How many rows a page may hold that are all in it. */
const MAX_PLAIN_ROWS = 100;
/** In pixels, of a column without a width where all are given one. */
const WIDTH = 160;

/** No ground of its own: with one, browsers would draw far ahead what is replaced before it is seen. */
const windowed = 'h-[min(70dvh,48rem)]';

interface TableGridProps<Row> {
  readonly table: TableProps<Row>;
  readonly page: Pick<TablePage<Row>, 'rows' | 'firstIndex' | 'total' | 'isBusy' | 'search'>;
  /** Those that are shown, in their order. */
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly density: Density;
  readonly onSort: (sort: Sort | null) => void;
  readonly skeletonRows: number;
}

/** A page of rows as a table (TBL-06, TBL-09). It scrolls inside itself, its first column staying where there is little room. */
export function TableGrid<Row>({ table, page, columns, sort, density, onSort, skeletonRows }: TableGridProps<Row>) {
  const t = useMessages('table');
  const { label, idOf, selection, onOpen, hrefOf, currentId, rowClasses, isShort = false, height } = table;
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const windowRef = useRef<WindowedRowsHandle>(null);
  const rows = page.rows ?? [];
  // Paper has all rows of the page.
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > MAX_PLAIN_ROWS && !isPrinting;
  const actions = useRowActions({ rows, table, show: (at) => windowRef.current?.show(at) });
  const hasStops = Boolean(selection ?? onOpen ?? hrefOf);
  const count = columns.length + (selection ? 1 : 0);
  const pageSelected = selection ? areSelected(selection.selected, rows, idOf) : false;

  function drawRow(at: number, isStop: boolean) {
    const row = rows[at]!;
    const id = idOf(row);
    return (
      <TableRow
        key={id}
        row={row}
        at={at}
        rowIndex={page.firstIndex + at + 2}
        columns={columns}
        href={hrefOf?.(row) ?? null}
        canOpen={onOpen !== undefined}
        isSelected={selection ? selection.selected.has(id) : null}
        selectText={selection ? t('selectRow', { row: textOf(columns[0]!, row) }) : ''}
        isStop={isStop}
        isCurrent={id === currentId}
        isFlat={isWindowed || density === 'compact'}
        isFixed={isWindowed}
        classes={rowClasses?.(row) ?? ''}
      />
    );
  }

  return (
    <div
      ref={setRegion}
      role="region"
      aria-label={label}
      aria-busy={page.isBusy || page.rows === undefined}
      tabIndex={hasStops ? undefined : 0}
      className={clsx(
        'overflow-auto rounded border border-line transition-opacity duration-150',
        !isShort && height === undefined && 'min-h-[500px]',
        page.isBusy && 'opacity-60',
        isWindowed && height === undefined && windowed,
        !isWindowed && 'bg-surface',
        !isWindowed && !columns.some(({ isPinned }) => isPinned) && 'strip-end',
      )}
      style={{ height }}
    >
      <table
        aria-label={label}
        aria-rowcount={page.total && !page.total.isEstimated ? page.total.count + 1 : -1}
        className={clsx('w-full border-separate [border-spacing:0]', isWindowed && 'table-fixed')}
        style={isWindowed ? { minWidth: columns.reduce((sum, { width = WIDTH }) => sum + width, 0) } : undefined}
      >
        <colgroup>
          {selection && <col className="w-11" />}
          {columns.map(({ id, width = isWindowed ? WIDTH : undefined }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead className="sticky top-0 z-10 bg-surface-sunken text-left text-muted">
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col" className="p-0">
                <SelectBox
                  label={t('selectPage')}
                  isSelected={pageSelected}
                  isStop
                  onToggle={() =>
                    selection.onChange(selectRange(selection.selected, rows.map(idOf), pageSelected !== true))
                  }
                />
              </th>
            )}
            {columns.map((column, at) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} isFirst={at === 0} />
            ))}
          </tr>
        </thead>
        <tbody {...actions.listeners}>
          {page.rows === undefined && <SkeletonCells rows={skeletonRows} columns={count} />}
          {isWindowed ? (
            <Suspense fallback={<SkeletonCells rows={skeletonRows} columns={count} />}>
              <WindowedRows
                ref={windowRef}
                scroller={region}
                count={rows.length}
                columns={count}
                focusedAt={actions.isFocused ? actions.activeAt : null}
                of={rows}
                row={(at, isFirst) => drawRow(at, actions.isFocused ? at === actions.activeAt : isFirst)}
              />
            </Suspense>
          ) : (
            rows.map((_, at) => drawRow(at, at === actions.activeAt))
          )}
          {page.rows?.length === 0 && (
            <tr>
              <td colSpan={count}>
                <EmptyState title={t('empty')} text={(page.search === '' && table.emptyText) || t('emptyText')} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonCells({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className="border-t border-line px-3 py-4">
          <Skeleton className={column % 3 === 0 ? 'h-3 w-4/5' : 'h-3 w-3/5'} />
        </td>
      ))}
    </tr>
  ));
}
