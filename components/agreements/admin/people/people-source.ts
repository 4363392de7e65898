import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { ConductPerson } from '@/lib/contract/agreements/admin';

export interface PeopleFilter {
  readonly ConductCode: string;
  readonly State: 'pending' | 'accepted';
}

/** The name under which the people of an agreement are read, and read anew. */
export const PEOPLE_TABLE = 'conduct-people';

/** Who has accepted an agreement, or has not, by name. */
export const peopleSource: TableSource<ConductPerson, PeopleFilter> = {
  name: PEOPLE_TABLE,
  positionOf: ({ Position }) => Position,
  maxRows: 200,
  list: ({ search, filters, after, limit }) =>
    call('listConductPeople', { ...filters, Search: search, After: after, PageSize: limit }),
  count: async ({ search, filters: { ConductCode, State } }) => {
    const { Pending, Accepted } = await call('countConductPeople', { ConductCode, Search: search });
    return { count: State === 'pending' ? Pending : Accepted, isEstimated: false };
  },
};
