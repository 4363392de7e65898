import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import { ORG_FIELDS } from '@/lib/contract/changes/change-rules';
import type { PeopleToChangeFilter, PersonToChange } from '@/lib/contract/changes/people-to-change';

export type PeopleFilters = Pick<PeopleToChangeFilter, 'Chosen' | 'Only' | 'On'>;

/** What columns can be sorted by, by the columns' ids. */
const SORTS = ['Name', ...ORG_FIELDS] as const;

/** The people whose changes one keeps. */
export const peopleSource: TableSource<PersonToChange, PeopleFilters> = {
  name: 'people-to-change',
  positionOf: ({ ChillCode }) => ChillCode,
  maxRows: 101,
  list: ({ search, sort, filters, after, limit }) =>
    call('listPeopleToChange', {
      ...filters,
      Search: search,
      Sort: SORTS.find((column) => column === sort?.column),
      Direction: sort?.direction,
      After: after,
      PageSize: limit,
    }),
  count: async ({ search, filters }) => {
    const { Count, IsEstimated } = await call('countPeopleToChange', { ...filters, Search: search });
    return { count: Count, isEstimated: IsEstimated };
  },
};
