import { savedFilterOf, type SavedFilter } from '@/components/dashboards/model/dashboard-view';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { FILTER_CODE } from '@/lib/contract/people/organisation-levels';
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
  return { query, today: calendarDate(new Date()), saved: await readSavedFilter(query.get('filter')) };
}

/** What is saved under a code; null where the address names none. Under what is no code nothing is saved. */
async function readSavedFilter(code: string | null): Promise<SavedFilter | null> {
  if (!code) return null;
  const isAsked = FILTER_CODE.test(code);
  return savedFilterOf(code, isAsked ? (await callHr('getSavedOrgFilter', { FilterCode: code })).Chosen : null);
}
