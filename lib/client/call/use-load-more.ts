import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

interface LoadMoreOptions<Row> {
  /** The list and its filters as one text; a change starts a new list. */
  readonly query: string;
  /** The page after a cursor; the first for an empty one. */
  readonly load: (after: string) => Promise<readonly Row[]>;
  readonly positionOf: (row: Row) => string;
  readonly idOf: (row: Row) => string;
  /** A page with fewer rows is the last one. */
  readonly pageSize: number;
  /** The first page, where the server has rendered it. */
  readonly initial?: readonly Row[];
  /** The version of the list, where known; a change reloads it. */
  readonly version?: string;
}

interface FirstPage<Row> {
  readonly query: string;
  readonly rows: readonly Row[];
}

interface Following<Row> {
  readonly query: string;
  /** One list; replies for another one are dropped. */
  readonly run: object;
  readonly pages: readonly (readonly Row[])[];
  readonly isLoading: boolean;
  readonly failure: unknown;
}

const following = <Row>(query: string): Following<Row> => ({
  query,
  run: {},
  pages: [],
  isLoading: false,
  failure: null,
});

/**
 * A list that loads page by page on demand, one at a time. Rows of the last query stay until those of the new one arrive; replies
 * to earlier queries are dropped.
 */
export function useLoadMore<Row>(options: LoadMoreOptions<Row>) {
  const { query, load, positionOf, idOf, pageSize, initial, version } = options;
  const read = useSWR<FirstPage<Row>, unknown>(['load-more', query], async () => ({ query, rows: await load('') }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
    revalidateOnMount: initial === undefined,
    fallbackData: initial && { query, rows: initial },
  });
  const [state, setState] = useState(() => following<Row>(query));
  const loading = useRef<object | null>(null);
  if (state.query !== query) setState(following(query));

  const isCurrent = read.data?.query === query;
  const first = read.error !== undefined && !isCurrent ? undefined : read.data?.rows;
  const { run, pages, isLoading, failure } = state;
  const rows = once([first ?? [], ...pages].flat(), idOf);
  const last = pages.at(-1) ?? first;
  const hasMore = isCurrent && last !== undefined && last.length >= pageSize;

  const change = (part: Partial<Following<Row>>) =>
    setState((before) => (before.run === run ? { ...before, ...part } : before));

  async function loadMore() {
    const end = last?.at(-1);
    if (!hasMore || !end || loading.current === run) return;
    loading.current = run;
    change({ isLoading: true, failure: null });
    try {
      const page = await load(positionOf(end));
      setState((before) => (before.run === run ? { ...before, pages: [...before.pages, page] } : before));
    } catch (error) {
      change({ failure: error });
    } finally {
      if (loading.current === run) loading.current = null;
      change({ isLoading: false });
    }
  }

  /** Reloads every loaded page; if one fails, those after the first stay as they were. */
  async function readAgain() {
    const begun = await read.mutate();
    const fresh: (readonly Row[])[] = [];
    let end = begun?.rows.at(-1);
    try {
      for (; end && fresh.length < pages.length; end = fresh.at(-1)?.at(-1)) fresh.push(await load(positionOf(end)));
    } catch {
      return;
    }
    setState((before) =>
      before.run === run ? { ...before, pages: [...fresh, ...before.pages.slice(pages.length)] } : before,
    );
  }

  /** Replaces rows by newer ones without loading. */
  function changeRows(put: (row: Row) => Row) {
    void read.mutate((known = read.data) => known && { ...known, rows: known.rows.map(put) }, { revalidate: false });
    setState((before) => ({ ...before, pages: before.pages.map((page) => page.map(put)) }));
  }

  const latest = useRef(readAgain);
  const seen = useRef(version);
  useEffect(() => {
    latest.current = readAgain;
  });
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && seen.current !== version) void latest.current();
    seen.current = version;
  }, [version]);

  return {
    /** The first page for `PanelData`: undefined until this query's has arrived. */
    first: { data: first, error: read.error, isValidating: read.isValidating, mutate: () => read.mutate() },
    rows,
    hasMore,
    isLoadingMore: isLoading,
    /** Why the next page failed to load. */
    failure,
    loadMore,
    readAgain,
    changeRows,
  };
}

function once<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(idOf(row)) && seen.add(idOf(row)));
}
