import { useEffect, useState } from 'react';
import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';

type Row = ReplyFor<'listEmployees'>[number];

/** As many as the HR API gives at once: fewer are the last ones. */
const AT_ONCE = 50;

/** The locator's table, page after page as they are asked for; another filter begins anew. */
export function useEmployeePages(filter: Omit<RequestFor<'listEmployees'>, 'After'>) {
  const first = useCall('listEmployees', filter, { revalidateOnFocus: false, keepPreviousData: true });
  const [more, setMore] = useState<readonly Row[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const asked = JSON.stringify(filter);

  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setMore([]);
    setFailure(null);
  }
  const rows = [...(first.data ?? []), ...more];

  useEffect(() => () => setIsLoadingMore(false), [asked]);

  async function loadMore() {
    const last = rows.at(-1);
    if (!last || isLoadingMore) return;
    setIsLoadingMore(true);
    setFailure(null);
    try {
      const next = await call('listEmployees', { ...filter, After: last.ChillCode });
      setMore((present) => [...present, ...next]);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoadingMore(false);
    }
  }

  const hasMore = rows.length > 0 && rows.length % AT_ONCE === 0;
  return { first, rows, hasMore, isLoadingMore, failure, loadMore };
}
