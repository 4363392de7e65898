import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readReportEntry } from '@/components/workplace/reports/read-report-entry';
import { reportsPage } from '@/components/workplace/reports/report-pages';
import { ReportScreen } from '@/components/workplace/reports/report-screen';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../../../read-permissions';

interface ReportPageProps {
  readonly params: Promise<{ module: string; code: string }>;
  readonly searchParams: Promise<{ view?: string; layout?: string }>;
}

export async function generateMetadata({ params }: ReportPageProps): Promise<Metadata> {
  await requireSession('full');
  const { module, code } = await params;
  const isOpen = typeof (await readMenuLink(module, 'commonreport')) !== 'string';
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
  const asked = { ReportCode: report.ReportCode };
  const [t, fields, saved, { Layout }, permissions] = await Promise.all([
    getTranslations('reports'),
    callHr('listReportFields', asked),
    callHr('listSavedReports', asked),
    callHr('getTableLayout', { Table: `report-${report.ReportCode}` }),
    readPermissions(),
  ]);
  const { view, layout } = await searchParams;
  const may = (name: string) => permissions.some(({ Permission }) => Permission === name);
  return (
    <PageMessages of={['reports', 'table', 'form.date', 'errors']}>
      <PageTitle
        title={report.ReportName}
        lead={report.Description}
        above={{ href: reportsPage(module), name: t('title') }}
      />
      <ReportScreen
        key={report.ReportCode}
        report={report}
        fields={fields}
        saved={saved}
        kept={Layout}
        firstLayout={saved.find(({ SaveReportCode }) => SaveReportCode === layout) ?? null}
        isPivotFirst={view === 'pivot'}
        canShare={may('report.share')}
        canRelease={may('report.release')}
      />
    </PageMessages>
  );
}
