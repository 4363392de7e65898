import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ReplyFor } from '@/lib/contract/all';
import type { TicketView } from '@/lib/ticket-view';
import { useCall } from './call/use-call';

export type TicketCounts = ReplyFor<'countTickets'>;

const CACHE_KEY = 'countTickets';

/** How often they are asked for while the page is seen, in milliseconds. */
const POLL_MS = 60_000;

/**
 * How many tickets of a view there are by status, how many hold something unread, and which version of the list that is. One
 * poll, which is no use of the session, serves every part of a page that wants to know; null asks nothing.
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

/** Has the counts of every view asked for anew; for whoever has changed a ticket. */
export function useRefreshTicketCounts() {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate((key) => Array.isArray(key) && key[0] === CACHE_KEY), [mutate]);
}
