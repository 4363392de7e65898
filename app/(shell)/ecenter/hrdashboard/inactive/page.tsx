import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PeriodForm } from '@/components/dashboards/dimensions/period-form';
import { HR_DASHBOARD, dayIn, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { lastDayOfMonth } from '@/components/dashboards/model/month-text';
import { chosenOf, yearUpTo } from '@/components/dashboards/tiles/tile-reader';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';
import { FigureListPage } from '../../figure-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('people-dimensions');
  return { title: t('inactive.title') };
}

interface InactivePageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** WFDB-13: who left within a period, why, on which day and after how many months. */
export default async function InactivePeoplePage({ searchParams }: InactivePageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, dashboard, language, asked] = await Promise.all([
    getTranslations('people-dimensions'),
    getTranslations('hr-dashboard'),
    getLocale(),
    searchParams,
  ]);
  const query = queryOf(asked);
  const today = calendarDate(new Date());
  const { chosen, year } = readDashboardView(query, today);
  const days = daysIn(query, year, today);
  const shownYear = year ?? Number(days.to.slice(0, 4));
  const [years, months, businesses] = await Promise.all([
    callHr('listDashboardYears', {}),
    callHr('listDashboardMonths', { Year: shownYear, Chosen: chosenOf({ chosen }) }),
    callHr('listDashboardBusinesses', {}),
  ]);
  return (
    <FigureListPage
      code="inactive-people"
      title={t('inactive.title')}
      above={{ href: HR_DASHBOARD, name: dashboard('title') }}
      days={days}
      chosen={chosen}
      choices={{}}
    >
      <PeriodForm
        {...{ chosen, years, months, businesses, language }}
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
function daysIn(query: URLSearchParams, year: number | null, today: string): { from: string; to: string } {
  const month = monthIn(query);
  if (year !== null && month !== null) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    return { from: `${name}-01`, to: lastDayOfMonth(name) };
  }
  if (year !== null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const [first = '', last = ''] = ['first', 'last'].map((name) => dayIn(query.get(name) ?? ''));
  const usual = yearUpTo(today);
  return first !== '' && first <= last ? { from: first, to: last } : { from: usual.FromDate, to: usual.ToDate };
}
