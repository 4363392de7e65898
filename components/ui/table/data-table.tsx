import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '@/lib/i18n/messages-context';
import { shownColumns } from './layout/layout';
import { isMatch } from './search-in';
import { sortRows } from './rows/sort-rows';
import { TableFrame, useTableView } from './table-frame';
import type { TablePage, TableProps } from './table-props';
import { useLayout } from './layout/use-layout';

/** How many rows are written into an export before others get their turn. */
const BATCH_SIZE = 2000;

interface DataTableProps<Row> extends TableProps<Row> {
  /** All of them; searched, sorted and paged here. */
  readonly rows: readonly Row[];
  /** Whether a page may hold all rows; those out of view are then not in the page. */
  readonly canShowAll?: boolean;
}

/** A table of rows that are all in the browser. For more than a page should carry there is `ServerTable`. */
export function DataTable<Row>({ rows, canShowAll = false, ...table }: DataTableProps<Row>) {
  const language = useLanguage();
  const { columns } = table;
  const [layout, changeLayout] = useLayout(table);
  const { view, pageSize } = useTableView(layout);
  const [search, setSearch] = useState('');
  // What was pressed is painted before a hundred thousand rows are put in order.
  const arranged = useDeferredValue(useMemo(() => ({ sort: layout.sort, search }), [layout.sort, search]));
  const isBusy = arranged.sort !== layout.sort || arranged.search !== search;
  const searchable = useMemo(() => isMatch(rows, shownColumns(columns, layout)), [rows, columns, layout]);
  const matching = useMemo(() => searchable(arranged.search), [searchable, arranged.search]);
  const sorted = useMemo(() => {
    const by = columns.find(({ id }) => id === arranged.sort?.column);
    return by && arranged.sort ? sortRows(matching, by, arranged.sort.direction, language) : matching;
  }, [matching, columns, arranged.sort, language]);

  const asked = JSON.stringify([arranged, pageSize]);
  const [place, setPlace] = useState({ asked, at: 0 });
  const size = pageSize === 'all' ? Math.max(sorted.length, 1) : pageSize;
  const count = Math.max(Math.ceil(sorted.length / size), 1);
  const at = place.asked === asked ? Math.min(place.at, count - 1) : 0;
  const onPage = useMemo(
    () => (pageSize === 'all' ? sorted : sorted.slice(at * size, (at + 1) * size)),
    [sorted, pageSize, at, size],
  );
  const goTo = (next: number) => setPlace({ asked, at: next });
  const page: TablePage<Row> = {
    rows: onPage,
    firstIndex: at * size,
    total: { count: sorted.length, isEstimated: false },
    isBusy,
    failure: null,
    goPrevious: at > 0 ? () => goTo(at - 1) : null,
    goNext: at + 1 < count ? () => goTo(at + 1) : null,
    pages: { at, count, goTo },
    search,
    onSearch: setSearch,
    batches: (signal) => batchesOf(sorted, signal),
    exportLimit: null,
  };
  return (
    <TableFrame table={table} page={page} layout={layout} onLayout={changeLayout} view={view} canShowAll={canShowAll} />
  );
}

async function* batchesOf<Row>(rows: readonly Row[], signal: AbortSignal) {
  for (let from = 0; from < rows.length && !signal.aborted; from += BATCH_SIZE) {
    yield rows.slice(from, from + BATCH_SIZE);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
