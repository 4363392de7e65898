import { useMemo, useState } from 'react';
import { mutate } from 'swr';
import { TableFrame, useTableView } from './table-frame';
import type { TablePage, TableProps } from './table-props';
import { useKeysetPages, type TableQuery, type TableSource } from './use-keyset-pages';
import { useLayout } from './use-layout';

/** How many rows an export holds at most. */
const EXPORT_LIMIT = 10_000;

interface ServerTableProps<Row, Filters> extends TableProps<Row> {
  readonly source: TableSource<Row, Filters>;
  readonly filters: Filters;
  readonly failureText: (error: unknown) => string;
}

/** A table whose rows are searched, sorted and paged where they are kept, so that it does not matter how many there are. */
export function ServerTable<Row, Filters>({ source, filters, failureText, ...table }: ServerTableProps<Row, Filters>) {
  const { columns, idOf } = table;
  const [layout, changeLayout] = useLayout(columns, table.layout, table.onLayoutChange);
  const { view, pageSize } = useTableView(layout);
  const [search, setSearch] = useState('');
  const query = { search, sort: layout.sort, filters };
  const pages = useKeysetPages(source, query, typeof pageSize === 'number' ? pageSize : 100);
  const rows = useMemo(() => pages.rows?.map((original) => ({ id: idOf(original), original })), [pages.rows, idOf]);
  const page: TablePage<Row> = {
    ...pages,
    rows,
    failure: pages.error === null ? null : { text: failureText(pages.error), retry: pages.retry },
    search,
    onSearch: setSearch,
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
    const limit = Math.min(source.mostRows, EXPORT_LIMIT - read);
    const rows = await source.list({ ...query, after, limit });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    read += rows.length;
    after = source.positionOf(last);
  }
}
