import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import { MAX_APPROVAL_ROWS } from '@/lib/contract/workplace/approvals/limits';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';

export interface ListedApprovals {
  readonly State: 'waiting' | 'decided' | 'asked';
  /** One kind, empty for all. */
  readonly Kind: string;
}

/** The name under which approvals are read, and read anew. */
export const APPROVALS_TABLE = 'approvals';

/** What waits from the longest waiting on, what was decided or asked for from the newest on. */
export const approvalSource: TableSource<ApprovalRow, ListedApprovals> = {
  name: APPROVALS_TABLE,
  positionOf: ({ Position }) => Position,
  maxRows: MAX_APPROVAL_ROWS,
  list: ({ search, filters, after, limit }) =>
    call('listApprovals', { ...filters, Search: search, After: after, PageSize: Math.min(limit, MAX_APPROVAL_ROWS) }),
  count: async ({ search, filters }) => {
    const { Count } = await call('countApprovals', { ...filters, Search: search });
    return { count: Count, isEstimated: false };
  },
};
