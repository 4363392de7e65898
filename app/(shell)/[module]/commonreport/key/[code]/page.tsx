import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import { reportsPage } from '@/components/workplace/reports/report-pages';
import { mayOpenLink, readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { OpenReport } from '../../../../open-report';

interface ReportPageProps {
  readonly params: Promise<{ module: string; code: string }>;
  readonly searchParams: Promise<{ view?: string; layout?: string }>;
}

export async function generateMetadata({ params }: ReportPageProps): Promise<Metadata> {
  await requireSession('full');
  const { module, code } = await params;
  const isOpen = await mayOpenLink(module, 'commonreport');
  const report = isOpen ? await readReportEntry(module, code) : null;
  return { title: report?.ReportName ?? (await notFoundTitle()) };
}

/** One report of a module. */
export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  await requireSession('full');
  const { module, code } = await params;
  const found = await readMenuLink(module, 'commonreport');
  if (found === 'forbidden') return refusePage();
  const report = found === 'unknown' ? null : await readReportEntry(module, code);
  if (!report) return <NotFoundPage />;
  const [t, { view, layout }] = await Promise.all([getTranslations('reports'), searchParams]);
  return (
    <OpenReport
      report={report}
      above={{ href: reportsPage(module), name: t('title') }}
      layout={layout}
      isPivotFirst={view === 'pivot'}
    />
  );
}
