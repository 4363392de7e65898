import { savedFilterCodeIn, type SavedFilter } from '@/components/dashboards/model/dashboard-view';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';

/**
 * First in each page of a dashboard, which only those see whom the menu leads there: what its address asks for, what of the organisation
 * is saved under the code that it names, and the day it is.
 */
export async function readDashboardAddress(link: 'hrdashboard' | 'workforcedashboard', searchParams: AskedQuery) {
  await requireSession('full');
  await requireLink('ecenter', link);
  const query = await queryOf(searchParams);
  return { query, today: calendarDate(new Date()), saved: await readSavedFilter(savedFilterCodeIn(query)) };
}

/** What is saved no more is nobody's, as an unknown code is: else the figures would look as if they were of everybody. */
async function readSavedFilter(code: string | null): Promise<SavedFilter | null> {
  if (code === null) return null;
  const { Chosen } = await callHr('getSavedOrgFilter', { FilterCode: code });
  return Chosen ? { code, chosen: Chosen, isGone: false } : { code, chosen: { unit: [code] }, isGone: true };
}
