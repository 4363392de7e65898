import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { RequestFor } from '@/lib/contract/all';
import { MAX_REPORT_ROWS } from '@/lib/contract/workplace/reports/limits';
import { shownRow, type ShownRow } from './report-columns';

/** Which rows of a report are wanted, beside what is searched for. */
export type ReportFilters = Pick<RequestFor<'countReportRows'>, 'Filters' | 'AsOnDate' | 'FromDate' | 'ToDate'>;

/** The rows of a report with the cells of some of its fields, so that nothing is read that no column shows. */
export const reportSource = (code: string, fields: readonly string[]): TableSource<ShownRow, ReportFilters> => ({
  name: `report ${code} ${fields.join(' ')}`,
  positionOf: ({ Position }) => Position,
  maxRows: MAX_REPORT_ROWS,
  list: async ({ search, sort, filters, after, limit }) => {
    const { Rows } = await call('readReport', {
      ...filters,
      member: code,
      Fields: [...fields],
      Search: search,
      Sort: sort?.column ?? '',
      Direction: sort?.direction,
      After: after,
      PageSize: limit,
    });
    return Rows.map((row) => shownRow(fields, row));
  },
  count: async ({ search, filters }) => {
    const { Count, IsEstimated } = await call('countReportRows', { ...filters, ReportCode: code, Search: search });
    return { count: Count, isEstimated: IsEstimated };
  },
});
