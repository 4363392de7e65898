import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { Sort } from './column';

export interface TableQuery<Filters> {
  readonly search: string;
  readonly sort: Sort | null;
  readonly filters: Filters;
}

export interface PageQuery<Filters> extends TableQuery<Filters> {
  /** The position of the last row of the page before; empty for the first page. */
  readonly after: string;
  /** How many rows are wanted. */
  readonly limit: number;
}

/** Where a large table has its rows from. It should stay the same between renders. */
export interface TableSource<Row, Filters> {
  /** What is read, one word for it in the whole page; `refreshTable` takes it. */
  readonly name: string;
  readonly list: (query: PageQuery<Filters>) => Promise<readonly Row[]>;
  readonly positionOf: (row: Row) => string;
  readonly count?: (query: TableQuery<Filters>) => Promise<{ readonly count: number; readonly isEstimated: boolean }>;
  /** The most rows that it gives at once. */
  readonly maxRows: number;
}

interface PagePosition {
  readonly asked: string;
  /** The positions after which the pages up to this one begin. */
  readonly cursors: readonly string[];
}

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const;

/**
 * Pages of a list that its source keeps in order, each found by the last row of the one before. One row more than a page holds
 * tells whether another follows. A late answer to an earlier question is never shown.
 */
export function useKeysetPages<Row, Filters>(
  source: TableSource<Row, Filters>,
  query: TableQuery<Filters>,
  pageSize: number,
) {
  const asked = JSON.stringify([query, pageSize]);
  const [place, setPlace] = useState<PagePosition>({ asked, cursors: [] });
  const cursors = place.asked === asked ? place.cursors : [];
  const page = { ...query, after: cursors.at(-1) ?? '', limit: pageSize + 1 };
  const pageKey = JSON.stringify(page);

  const list = useSWR(
    [source.name, 'rows', pageKey],
    async () => ({ of: pageKey, firstIndex: cursors.length * pageSize, pageSize, found: await source.list(page) }),
    quiet,
  );
  const count = useSWR(
    source.count ? [source.name, 'count', JSON.stringify(query)] : null,
    () => source.count?.(query),
    quiet,
  );

  const isCurrent = list.data?.of === pageKey;
  const hasFailed = Boolean(list.error) && !list.isValidating;
  const kept = hasFailed && !isCurrent ? undefined : list.data;
  const rows = useMemo(() => kept?.found.slice(0, kept.pageSize), [kept]);
  const last = rows?.at(-1);
  const hasNext = isCurrent && list.data !== undefined && list.data.found.length > pageSize;
  const go = (next: readonly string[]) => () => setPlace({ asked, cursors: next });
  const goNext = hasNext && last !== undefined ? go([...cursors, source.positionOf(last)]) : null;
  return {
    rows,
    firstIndex: kept?.firstIndex ?? 0,
    total: count.data ?? null,
    isBusy: rows !== undefined && !isCurrent,
    error: hasFailed ? (list.error as unknown) : null,
    retry: () => void list.mutate(),
    goPrevious: cursors.length > 0 ? go(cursors.slice(0, -1)) : null,
    goNext,
    pages: {
      at: cursors.length,
      count: cursors.length + (goNext ? 2 : 1),
      goTo: (at: number) => (at > cursors.length ? goNext?.() : go(cursors.slice(0, at))()),
    },
  };
}
