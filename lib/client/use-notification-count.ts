import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useCall } from './call/use-call';

/** How often the count is asked for while the page is seen, in milliseconds. */
const POLL_MS = 60_000;

const CACHE_KEY = 'getNotificationCount';

/**
 * How much waits to be read, as the page brought it and as it is since. Asking for it is no use of the session. Null for who
 * has no notifications: nothing is asked.
 */
export function useNotificationCount(initialCount: number | null): number {
  const { data } = useCall(CACHE_KEY, initialCount === null ? null : {}, {
    fallbackData: { HeadNotificationCount: initialCount ?? 0 },
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: POLL_MS,
    shouldRetryOnError: true,
    errorRetryInterval: POLL_MS,
  });
  return data?.HeadNotificationCount ?? 0;
}

/** Makes a count known that another call brought. */
export function useSetNotificationCount() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (reply: { HeadNotificationCount: number }) => void mutate([CACHE_KEY, {}], reply, { revalidate: false }),
    [mutate],
  );
}
