import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import { TAG_PEOPLE_SORTS } from '@/lib/contract/changes/tag-rules';
import type { TagPerson } from '@/lib/contract/changes/tags';

export interface TagFilters {
  readonly TagCode: string;
  readonly On: string;
  readonly KnownOn: string;
  readonly TagUserCode: string;
}

export const TAG_PEOPLE = 'tag-people';

/** The people with a tag. `onVersion` hears of the instant at which they were counted, which a move of them brings back. */
export const tagSource = (onVersion: (version: string) => void): TableSource<TagPerson, TagFilters> => ({
  name: TAG_PEOPLE,
  positionOf: ({ KeyCode }) => KeyCode,
  maxRows: 1001,
  list: ({ search, sort, filters, after, limit }) =>
    call('listTagPeople', {
      ...filters,
      Search: search,
      Sort: TAG_PEOPLE_SORTS.find((column) => column === sort?.column),
      Direction: sort?.direction,
      After: after,
      PageSize: limit,
    }),
  count: async ({ search, filters }) => {
    const { Count, Version } = await call('countTagPeople', { ...filters, Search: search });
    onVersion(Version);
    return { count: Count, isEstimated: false };
  },
});
