import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PeriodForm } from '@/components/dashboards/dimensions/period-form';
import { HR_DASHBOARD, periodIn, readDashboardView, type Days } from '@/components/dashboards/model/dashboard-view';
import { lastDayOfMonth } from '@/components/dashboards/model/month-text';
import { chosenOf, yearUpTo } from '@/components/dashboards/tiles/tile-props';
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
  const { year } = view;
  const days = daysIn(query, year, today);
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
      <PeriodForm
        {...{ view, years, months, businesses, language }}
        year={year}
        month={year === null ? null : monthIn(query)}
        monthsOf={shownYear}
      />
    </FigureListPage>
  );
}

const monthIn = (query: URLSearchParams): number | null => {
  const month = query.get('month') ?? '';
  return /^(?:[1-9]|1[0-2])$/.test(month) ? Number(month) : null;
};

/** A year or a month of it, else the days that the address names, else the year up to today. */
function daysIn(query: URLSearchParams, year: number | null, today: string): Days {
  const month = monthIn(query);
  if (year !== null && month !== null) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    return { FromDate: `${name}-01`, ToDate: lastDayOfMonth(name) };
  }
  if (year !== null) return { FromDate: `${year}-01-01`, ToDate: `${year}-12-31` };
  return periodIn(query, yearUpTo(today));
}
