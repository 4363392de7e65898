import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HR_DASHBOARD, dayIn, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';
import { thirtyDaysUpTo } from '@/components/dashboards/tiles/tile-reader';
import { FigureListPage } from '../../figure-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('lists.movements') };
}

interface MovementsPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** DASH-25: those who joined or left within a period. */
export default async function MovementsOfFigurePage({ searchParams }: MovementsPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, asked] = await Promise.all([getTranslations('hr-dashboard'), searchParams]);
  const query = queryOf(asked);
  const today = calendarDate(new Date());
  const { chosen } = readDashboardView(query, today);
  const kind = ['joined', 'left'].find((one) => one === query.get('kind'));
  const [first = '', last = ''] = ['first', 'last'].map((name) => dayIn(query.get(name) ?? ''));
  const usual = thirtyDaysUpTo(today);
  const isPeriod = first !== '' && first <= last;
  return (
    <FigureListPage
      code="joiners-and-leavers"
      title={t('lists.movements')}
      above={{ href: HR_DASHBOARD, name: t('title') }}
      days={isPeriod ? { from: first, to: last } : { from: usual.FromDate, to: usual.ToDate }}
      chosen={chosen}
      choices={kind ? { Movement: [kind] } : {}}
    />
  );
}
