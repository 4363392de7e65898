import { useEffect, useRef } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import { deskFilter, type DeskView } from './desk-url-state';
import type { DeskStatus } from './queue/desk-statuses';

/** How often it is asked whether the queue has changed while it is seen, in milliseconds. */
const POLL_MS = 15_000;

const POLL_OPTIONS = { refreshInterval: POLL_MS, shouldRetryOnError: true, errorRetryInterval: POLL_MS } as const;
const POLL_OPTIONS_QUIET = { keepPreviousData: true, revalidateOnFocus: false } as const;

/**
 * How many tickets each view holds. One poll over the whole queue tells when any of it has changed; what it cannot count is
 * counted then. `onChanged` hears of each change after the first answer.
 */
export function useDeskCounts(statuses: readonly DeskStatus[], onChanged: () => void) {
  const requestOf = (view: DeskView) => ({ View: 'desk' as const, ...deskFilter(view, {}, statuses) });
  const all = useCall('countTickets', requestOf('all'), POLL_OPTIONS);
  const version = all.data?.Version;
  const asked = version === undefined ? null : requestOf;
  const unassigned = useCall('countTickets', asked && asked('unassigned'), POLL_OPTIONS_QUIET);
  const mine = useCall('countTickets', asked && asked('mine'), POLL_OPTIONS_QUIET);
  const overdue = useCall('countTickets', asked && asked('overdue'), {
    ...POLL_OPTIONS_QUIET,
    refreshInterval: 60_000,
  });

  const latest = useRef({ onChanged, known: version, lists: [unassigned, mine, overdue] });
  useEffect(() => {
    latest.current = { ...latest.current, onChanged, lists: [unassigned, mine, overdue] };
  });
  useEffect(() => {
    const { known, lists, onChanged: tell } = latest.current;
    latest.current.known = version;
    if (known === undefined || version === undefined || known === version) return;
    lists.forEach(({ mutate }) => void mutate());
    tell();
  }, [version]);

  const sumWhere = (isMeant: (status: DeskStatus) => boolean) => {
    const codes = new Set(statuses.filter(isMeant).map(({ StatusCode }) => StatusCode));
    const counted = all.data?.Statuses.filter(({ StatusCode }) => codes.has(StatusCode));
    return counted?.reduce((sum, { Count }) => sum + Count, 0);
  };
  const isCounted = (all.data?.Statuses.length ?? 0) > 0 || all.data?.Total === 0;
  const counts: Readonly<Record<DeskView, number | undefined>> = {
    open: isCounted ? sumWhere(({ IsClosed }) => !IsClosed) : undefined,
    unassigned: unassigned.data?.Total,
    mine: mine.data?.Total,
    overdue: overdue.data?.Total,
    waiting: isCounted ? sumWhere(({ IsPaused }) => IsPaused) : undefined,
    unread: all.data?.Unread,
    all: all.data?.Total,
    closed: isCounted ? sumWhere(({ IsClosed }) => IsClosed) : undefined,
  };
  return { counts, countAgain: () => void all.mutate() };
}
