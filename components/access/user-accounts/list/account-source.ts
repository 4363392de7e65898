import type { FilterChoices } from '@/components/ui/filter/filter';
import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';
import { MAX_ACCOUNT_ROWS, type AccountSort } from '@/lib/contract/access/user-accounts/account-states';
import type { UserAccountRow } from '@/lib/contract/access/user-accounts/shapes';
import { ACCOUNTS_TABLE } from './accounts-table-name';

type Asked = RequestFor<'countUserAccounts'>;

/** What the list is asked for by what is chosen of its filters. */
const wanted = (choices: FilterChoices) => ({
  States: (choices.state ?? []) as Asked['States'],
  Methods: (choices.method ?? []) as Asked['Methods'],
});

/** Accounts in the order of names unless sorted otherwise. */
export const accountSource: TableSource<UserAccountRow, FilterChoices> = {
  name: ACCOUNTS_TABLE,
  positionOf: ({ Position }) => Position,
  maxRows: MAX_ACCOUNT_ROWS,
  list: ({ search, sort, filters, after, limit }) =>
    call('listUserAccounts', {
      ...wanted(filters),
      Search: search,
      Sort: (sort?.column ?? 'Name') as AccountSort,
      Direction: sort?.direction ?? 'asc',
      After: after,
      PageSize: Math.min(limit, MAX_ACCOUNT_ROWS),
    }),
  count: async ({ search, filters }) => {
    const { Count } = await call('countUserAccounts', { ...wanted(filters), Search: search });
    return { count: Count, isEstimated: false };
  },
};
