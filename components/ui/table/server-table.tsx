import { useEffect, useState } from 'react';
import { mutate } from 'swr';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { TableFrame, useTableView } from './table-frame';
import type { TablePage, TableProps } from './table-props';
import { useKeysetPages, type TableQuery, type TableSource } from './use-keyset-pages';
import { useLayout } from './layout/use-layout';

/** How many rows an export holds at most. */
const EXPORT_LIMIT = 10_000;

interface ServerTableProps<Row, Filters> extends TableProps<Row> {
  readonly source: TableSource<Row, Filters>;
  readonly filters: Filters;
  /** What is searched for, where that is kept by who shows the table; left out, the table keeps it. */
  readonly search?: string;
  readonly onSearchChange?: (search: string) => void;
  /** Hears of the rows that are shown. */
  readonly onRows?: (rows: readonly Row[]) => void;
}

/** A table whose rows are searched, sorted and paged where they are kept, so that it does not matter how many there are. */
export function ServerTable<Row, Filters>(props: ServerTableProps<Row, Filters>) {
  const errorText = useErrorText();
  const { source, filters, onSearchChange, onRows, ...table } = props;
  const [layout, changeLayout] = useLayout(table);
  const { view, pageSize } = useTableView(layout);
  const [ownSearch, setOwnSearch] = useState('');
  const search = props.search ?? ownSearch;
  const query = { search, sort: layout.sort, filters };
  const pages = useKeysetPages(source, query, typeof pageSize === 'number' ? pageSize : 100);
  useEffect(() => {
    if (pages.rows) onRows?.(pages.rows);
  }, [pages.rows, onRows]);
  const page: TablePage<Row> = {
    ...pages,
    failure: pages.error === null ? null : { text: errorText(pages.error), retry: pages.retry },
    search,
    onSearch: onSearchChange ?? setOwnSearch,
    batches: (signal) => batchesOf(source, query, signal),
    exportLimit: EXPORT_LIMIT,
  };
  return (
    <TableFrame table={table} page={page} layout={layout} onLayout={changeLayout} view={view} canShowAll={false} />
  );
}

/** Reads a table's rows and count anew, wherever it is shown: after a write, or when a poll says that they changed. */
export const refreshTable = (name: string) => mutate((key) => Array.isArray(key) && key[0] === name);

async function* batchesOf<Row, Filters>(
  source: TableSource<Row, Filters>,
  query: TableQuery<Filters>,
  signal: AbortSignal,
) {
  let after = '';
  for (let read = 0; read < EXPORT_LIMIT && !signal.aborted;) {
    const limit = Math.min(source.maxRows, EXPORT_LIMIT - read);
    const rows = await source.list({ ...query, after, limit });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    read += rows.length;
    after = source.positionOf(last);
  }
}
