import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HR_DASHBOARD, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { DATA_GAPS } from '@/lib/contract/dashboards/dashboard-rules';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';
import { FigureListPage } from '../../figure-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('gaps.title') };
}

interface GapsPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The records that lack something, each leading to where it is mended. */
export default async function DataGapsPage({ searchParams }: GapsPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, asked] = await Promise.all([getTranslations('hr-dashboard'), searchParams]);
  const query = queryOf(asked);
  const today = calendarDate(new Date());
  const { on, chosen } = readDashboardView(query, today);
  const gap = DATA_GAPS.find((one) => one === query.get('gap'));
  return (
    <FigureListPage
      code="data-gaps"
      title={t('gaps.title')}
      above={{ href: HR_DASHBOARD, name: t('title') }}
      days={{ from: on || today, to: on || today }}
      chosen={chosen}
      choices={gap ? { Gap: [gap] } : {}}
    />
  );
}
