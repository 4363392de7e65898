import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useCall } from './call/use-call';

/** Interval while the page is visible, in milliseconds. */
const POLL_MS = 60_000;

const CACHE_KEY = 'getNotificationCount';

/**
 * The number of unread notifications, polled in the background without using the session. Null for people without
 * notifications: nothing is polled.
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

/** Takes over a count from another call's reply. */
export function useSetNotificationCount() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (reply: { HeadNotificationCount: number }) => void mutate([CACHE_KEY, {}], reply, { revalidate: false }),
    [mutate],
  );
}
