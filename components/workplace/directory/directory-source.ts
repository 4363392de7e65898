import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';
import type { DirectoryPerson } from '@/lib/contract/people/directory';

/** Whom of those who work here the directory shows, beside what is searched for. */
export type DirectoryFilters = Pick<RequestFor<'countDirectory'>, 'Chosen' | 'On' | 'StatusCode'>;

/** What columns can be sorted by, by the columns' ids. */
const SORTS = ['name', 'business', 'company', 'unit', 'location'] as const;

/** Who works here, as far as the reader may know them. */
export const directorySource: TableSource<DirectoryPerson, DirectoryFilters> = {
  name: 'directory',
  positionOf: ({ KeyCode }) => KeyCode,
  maxRows: 101,
  list: ({ search, sort, filters, after, limit }) =>
    call('listDirectory', {
      ...filters,
      Search: search,
      Sort: SORTS.find((column) => column === sort?.column),
      Direction: sort?.direction,
      After: after,
      PageSize: limit,
    }),
  count: async ({ search, filters }) => {
    const { Count, IsEstimated } = await call('countDirectory', { ...filters, Search: search });
    return { count: Count, isEstimated: IsEstimated };
  },
};
