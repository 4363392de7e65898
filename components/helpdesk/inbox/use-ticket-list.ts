import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import type { ReplyFor } from '@/lib/contract/all';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { PAGE_SIZE, type InboxFilter } from './inbox-filter';

/** How often it is asked whether the list has changed while it is seen, in milliseconds. */
const AGAIN = 20_000;

export interface KnownList {
  readonly filter: InboxFilter;
  readonly tickets: readonly Ticket[];
  readonly counts: ReplyFor<'countTickets'>;
}

/** One's own tickets, the last changed first, page after page as they are wanted; read again when any of them has changed. */
export function useTicketList({ status, search }: InboxFilter, known: KnownList) {
  const found = { View: 'mine' as const, ...(search && { Search: search }) };
  const request = { ...found, ...(status && { StatusCode: status }), Sort: 'UpdatedAt' as const, PageSize: PAGE_SIZE };
  const asked = `${status} ${search}`;
  const isKnown = known.filter.status === status && known.filter.search === search;
  const first = useCall('listTickets', request, {
    revalidateOnFocus: false,
    revalidateOnMount: !isKnown,
    keepPreviousData: true,
    fallbackData: isKnown ? [...known.tickets] : undefined,
  });
  const counts = useCall('countTickets', found, {
    revalidateOnMount: known.filter.search !== search,
    keepPreviousData: true,
    fallbackData: known.filter.search === search ? known.counts : undefined,
    refreshInterval: AGAIN,
  });
  const [more, setMore] = useState<{ of: string; rows: readonly Ticket[]; isLast: boolean }>(nothing(asked));
  const [failure, setFailure] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  const refreshCounts = useRefreshTicketCounts();
  if (more.of !== asked) {
    setMore(nothing(asked));
    setFailure(null);
  }

  const version = counts.data?.Version;
  const seen = useRef(version);
  const { mutate } = first;
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && seen.current !== version) void mutate();
    seen.current = version;
  }, [version, mutate]);

  const onFirst = new Set(first.data?.map(({ QueryCode }) => QueryCode));
  const tickets = [...(first.data ?? []), ...more.rows.filter(({ QueryCode }) => !onFirst.has(QueryCode))];
  const hasMore = (first.data?.length ?? 0) >= PAGE_SIZE && !more.isLast;

  async function loadMore() {
    const last = more.rows.at(-1) ?? first.data?.at(-1);
    if (!last || !hasMore || isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      const next = await call('listTickets', { ...request, After: last.Position });
      setMore((before) =>
        before.of === asked ? { of: asked, rows: [...before.rows, ...next], isLast: next.length < PAGE_SIZE } : before,
      );
    } catch (error) {
      setFailure(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** Puts a ticket that an answer brought in the place of its entry (REPLY-09), and has it counted anew. */
  function replace(ticket: Ticket) {
    const isIt = ({ QueryCode }: Ticket) => QueryCode === ticket.QueryCode;
    const put = (rows: readonly Ticket[]) =>
      rows.map((row) => (isIt(row) ? { ...ticket, Position: row.Position } : row));
    void mutate((rows) => rows && put(rows), { revalidate: false });
    setMore((before) => ({ ...before, rows: put(before.rows) }));
    refreshCounts();
  }

  function readAgain() {
    void mutate();
    refreshCounts();
  }

  return { first, counts: counts.data, tickets, hasMore, failure, loadMore, replace, readAgain };
}

const nothing = (of: string) => ({ of, rows: [], isLast: false });
