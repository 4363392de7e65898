import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HR_DASHBOARD, oneDay, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { DATA_GAPS } from '@/lib/contract/dashboards/dashboard-rules';
import type { AskedQuery } from '@/lib/links/query-of';
import { FigureListPage } from '../../figure-list-page';
import { readDashboardAddress } from '../../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('gaps.title') };
}

interface GapsPageProps {
  readonly searchParams: AskedQuery;
}

/** The records that lack something, each leading to where it is mended. */
export default async function DataGapsPage({ searchParams }: GapsPageProps) {
  const { query, today, saved } = await readDashboardAddress('hrdashboard', searchParams);
  const t = await getTranslations('hr-dashboard');
  const view = readDashboardView(query, today, saved);
  const gap = DATA_GAPS.find((one) => one === query.get('gap'));
  return (
    <FigureListPage
      code="data-gaps"
      title={t('gaps.title')}
      page={`${HR_DASHBOARD}/gaps`}
      query={query}
      above={{ href: HR_DASHBOARD, name: t('title') }}
      days={oneDay(view.on || today)}
      view={view}
      choices={gap ? { Gap: [gap] } : {}}
    />
  );
}
