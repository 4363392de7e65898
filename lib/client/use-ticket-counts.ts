import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReplyFor } from '@/lib/contract/all';
import type { TicketView } from '@/lib/ticket-view';
import { useCall } from './call/use-call';

export type TicketCounts = ReplyFor<'countTickets'>;

const CACHE_KEY = 'countTickets';

/** Interval while the page is visible, in milliseconds. */
const POLL_MS = 60_000;

/**
 * Tickets of a view by status, the number of unread ones, and the version of the list. One background poll serves the whole page
 * and does not use the session; null polls nothing.
 */
export function useTicketCounts(view: TicketView | null, initial?: TicketCounts) {
  return useCall(CACHE_KEY, view && { View: view }, {
    fallbackData: initial,
    revalidateOnMount: initial === undefined,
    revalidateIfStale: false,
    refreshInterval: POLL_MS,
    shouldRetryOnError: true,
    errorRetryInterval: POLL_MS,
  });
}

/** Reloads the counts of every view after a ticket has changed. */
export function useRefreshTicketCounts() {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate((key) => Array.isArray(key) && key[0] === CACHE_KEY), [mutate]);
}
