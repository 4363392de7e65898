import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReportList } from '@/components/workplace/reports/report-list';
import { ReportSubscriptions } from '@/components/workplace/reports/subscriptions/report-subscriptions';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { readPermissions } from '../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports');
  return { title: t('title') };
}

/** The reports of all modules, where no module is open. */
export default async function ReportsPage() {
  await requireSession('full');
  const permissions = await readPermissions();
  if (!permissions.some(({ Permission }) => Permission === 'report.read')) return refusePage();
  const [t, reports] = await Promise.all([getTranslations('reports'), callHr('listReports', {})]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} above={{ href: '/home/dashboard', name: t('home') }} />
      <ReportList reports={reports} />
      <ReportSubscriptions />
    </>
  );
}
