import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { ReportList } from '@/components/workplace/reports/report-list';
import { ReportSubscriptions } from '@/components/workplace/reports/subscriptions/report-subscriptions';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { NotSwitchedOn } from '@/components/workplace/shell/not-switched-on';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { hasPages } from '@/lib/links/pages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports');
  return { title: t('title') };
}

interface ModuleReportsProps {
  readonly params: Promise<{ module: string }>;
}

/** ROUTE-04: the reports of a module. */
export default async function ModuleReportsPage({ params }: ModuleReportsProps) {
  await requireSession('full');
  const found = await readMenuLink((await params).module, 'commonreport');
  if (found === 'unknown') return <NotFoundPage />;
  if (found === 'forbidden') return refusePage();
  const { Link_Src, Module_Name } = found.module;
  if (!hasPages(Link_Src)) return <NotSwitchedOn module={found.module} name={Module_Name} />;
  const [t, reports] = await Promise.all([getTranslations('reports'), callHr('listReports', { Module: Link_Src })]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} above={{ href: `/${Link_Src}/dashboard`, name: Module_Name }} />
      <ReportList reports={reports} />
      <ReportSubscriptions />
    </>
  );
}
