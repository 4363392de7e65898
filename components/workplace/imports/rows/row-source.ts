import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';
import { MAX_IMPORT_ROWS_PAGE } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';

type Request = RequestFor<'listImportRows'>;

/** What rows are asked for. */
export interface RowFilters extends Pick<Request, 'ImportCode' | 'Outcomes' | 'States' | 'Column'> {
  /** Of which run they are: another one has other rows. */
  readonly run: string;
}

export const rowSource: TableSource<ImportRow, RowFilters> = {
  name: 'import-rows',
  list: ({ search, filters: { run: _, ...filters }, after, limit }) =>
    call('listImportRows', { ...filters, Search: search, After: Number(after || 0), PageSize: limit }),
  positionOf: ({ Line }) => String(Line),
  maxRows: MAX_IMPORT_ROWS_PAGE,
};
