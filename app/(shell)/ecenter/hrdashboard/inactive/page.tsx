import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { inactivePeriod } from '@/components/dashboards/dimensions/inactive-period';
import { PeriodForm } from '@/components/dashboards/dimensions/period-form';
import { HR_DASHBOARD, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { chosenOf } from '@/components/dashboards/tiles/tile-props';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { AskedQuery } from '@/lib/links/query-of';
import { FigureListPage } from '../../figure-list-page';
import { readDashboardAddress } from '../../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('people-dimensions');
  return { title: t('inactive.title') };
}

interface InactivePageProps {
  readonly searchParams: AskedQuery;
}

/** WFDB-13: who left within a period, why, on which day and after how many months. */
export default async function InactivePeoplePage({ searchParams }: InactivePageProps) {
  const { query, today, saved } = await readDashboardAddress('hrdashboard', searchParams);
  const [t, dashboard, language] = await Promise.all([
    getTranslations('people-dimensions'),
    getTranslations('hr-dashboard'),
    getLocale(),
  ]);
  const view = readDashboardView(query, today, saved);
  const { year, month, days } = inactivePeriod(query, view.year, today);
  const shownYear = year ?? Number(days.ToDate.slice(0, 4));
  const [years, months, businesses] = await Promise.all([
    callHr('listDashboardYears', {}),
    callHr('listDashboardMonths', { Year: shownYear, Chosen: chosenOf(view) }),
    callHr('listDashboardBusinesses', {}),
  ]);
  return (
    <FigureListPage
      code="inactive-people"
      title={t('inactive.title')}
      page={`${HR_DASHBOARD}/inactive`}
      query={query}
      above={{ href: HR_DASHBOARD, name: dashboard('title') }}
      days={days}
      view={view}
      choices={{}}
    >
      <PeriodForm {...{ view, days, year, month, years, months, businesses, language }} monthsOf={shownYear} />
    </FigureListPage>
  );
}
