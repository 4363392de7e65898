import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { RequestFor } from '@/lib/contract/all';
import type { ReportRow } from '@/lib/contract/workplace/reports/reports';

export const PAGE_SIZE = 50;

interface Page {
  readonly rows: readonly ReportRow[];
  /** Whether rows come after them: what is counted may be an estimate. */
  readonly hasNext: boolean;
  /** Whether it is the first page, because the list has none behind the place that was asked for. */
  readonly isOther: boolean;
}

/** The rows of a report behind a place. */
export async function readPage(asked: Omit<RequestFor<'readReport'>, 'PageSize'>): Promise<Page> {
  const found = await rowsBehind(asked);
  const isOther = found.length === 0 && asked.After !== '';
  const rows = isOther ? await rowsBehind({ ...asked, After: '' }) : found;
  return { rows: rows.slice(0, PAGE_SIZE), hasNext: rows.length > PAGE_SIZE, isOther };
}

/** One more than a page has; none behind what is no place of the list. */
async function rowsBehind(asked: Omit<RequestFor<'readReport'>, 'PageSize'>): Promise<readonly ReportRow[]> {
  try {
    return (await callHr('readReport', { ...asked, PageSize: PAGE_SIZE + 1 })).Rows;
  } catch (error) {
    const isNoPlace = error instanceof HrError && (error.status === 400 || error.status === 422);
    if (isNoPlace && asked.After !== '') return [];
    throw error;
  }
}
