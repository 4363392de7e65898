import { useState } from 'react';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import type { LeftPerson } from '@/lib/contract/workplace/retention/retention';
import type { LeftView } from '@/lib/contract/workplace/retention/retention-rules';
import { PAGE_SIZE } from './page-size';

interface LeftPeopleOptions {
  /** The first page of those who are due, as the server has read it. */
  readonly people: readonly LeftPerson[];
  /** When the page was written, ISO 8601. */
  readonly readAt: string;
  /** The requests as they stand; when they change, so do those who are named in them. */
  readonly version: string;
}

/** Those who left, of one view and as far as they match a search. */
export function useLeftPeople({ people, readAt, version }: LeftPeopleOptions) {
  const [view, setView] = useState<LeftView>('due');
  const [search, setSearch] = useState('');
  const list = useLoadMore({
    query: JSON.stringify(['listLeftPeople', readAt, view, search]),
    load: (After) => call('listLeftPeople', { View: view, Search: search, After, PageSize: PAGE_SIZE }),
    positionOf: ({ Key }) => Key,
    idOf: ({ ChillCode }) => ChillCode,
    pageSize: PAGE_SIZE,
    initial: view === 'due' && search === '' ? people : undefined,
    version,
  });
  return { list, view, setView, search, setSearch };
}

export type LeftPeople = ReturnType<typeof useLeftPeople>;
