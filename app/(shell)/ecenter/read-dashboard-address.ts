import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';

/** First in each page of a dashboard, which only those see whom the menu leads there: what its address asks for, and the day it is. */
export async function readDashboardAddress(link: 'hrdashboard' | 'workforcedashboard', searchParams: AskedQuery) {
  await requireSession('full');
  await requireLink('ecenter', link);
  return { query: await queryOf(searchParams), today: calendarDate(new Date()) };
}
