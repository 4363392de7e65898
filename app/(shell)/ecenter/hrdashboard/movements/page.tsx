import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HR_DASHBOARD, periodIn, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { thirtyDaysUpTo } from '@/components/dashboards/tiles/tile-props';
import type { AskedQuery } from '@/lib/links/query-of';
import { FigureListPage } from '../../figure-list-page';
import { readDashboardAddress } from '../../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('lists.movements') };
}

interface MovementsPageProps {
  readonly searchParams: AskedQuery;
}

/** DASH-25: those who joined or left within a period. */
export default async function MovementsOfFigurePage({ searchParams }: MovementsPageProps) {
  const { query, today, saved } = await readDashboardAddress('hrdashboard', searchParams);
  const t = await getTranslations('hr-dashboard');
  const view = readDashboardView(query, today, saved);
  const kind = ['joined', 'left'].find((one) => one === query.get('kind'));
  return (
    <FigureListPage
      code="joiners-and-leavers"
      title={t('lists.movements')}
      page={`${HR_DASHBOARD}/movements`}
      query={query}
      above={{ href: HR_DASHBOARD, name: t('title') }}
      days={periodIn(query, thirtyDaysUpTo(today))}
      view={view}
      choices={kind ? { Movement: [kind] } : {}}
    />
  );
}
