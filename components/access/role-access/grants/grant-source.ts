import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import { MAX_GRANT_ROWS } from '@/lib/contract/access/role-access/rules';
import type { GrantRow } from '@/lib/contract/access/role-access/shapes';
import { GRANTS_TABLE } from './grants-table-name';

export interface GrantFilters {
  readonly RoleCode: number;
  readonly WithEnded: boolean;
}

/** Who holds a role, by name. */
export const grantSource: TableSource<GrantRow, GrantFilters> = {
  name: GRANTS_TABLE,
  positionOf: ({ Position }) => Position,
  maxRows: MAX_GRANT_ROWS,
  list: ({ search, filters, after, limit }) =>
    call('listGrants', { ...filters, Search: search, After: after, PageSize: Math.min(limit, MAX_GRANT_ROWS) }),
  count: async ({ search, filters }) => {
    const { Count } = await call('countGrants', { ...filters, Search: search });
    return { count: Count, isEstimated: false };
  },
};
