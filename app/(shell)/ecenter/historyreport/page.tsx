import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HistoryScreen, type ReadReport } from '@/components/workplace/reports/history/history-screen';
import { ReportList } from '@/components/workplace/reports/report-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('history-report');
  return { title: t('title') };
}

const REPORTS = ['changes', 'record-changes', 'employee-list'];

async function readReport(report: ReportEntry): Promise<ReadReport> {
  const asked = { ReportCode: report.ReportCode };
  const [fields, saved, { Layout }] = await Promise.all([
    callHr('listReportFields', asked),
    callHr('listSavedReports', asked),
    callHr('getTableLayout', { Table: `report-${report.ReportCode}` }),
  ]);
  return { report, fields, saved, kept: Layout };
}

/** What changed, from what to what, and how it was on a day. */
export default async function HistoryReportPage() {
  await requireSession('full');
  await requireLink('ecenter', 'historyreport');
  const [t, offered, configs, permissions] = await Promise.all([
    getTranslations('history-report'),
    callHr('listReports', { Module: 'ecenter' }),
    callHr('listHistoryConfigs', {}),
    readPermissions(),
  ]);
  const read = await Promise.all(
    offered.filter(({ ReportCode }) => REPORTS.includes(ReportCode)).map((report) => readReport(report)),
  );
  const may = (name: string) => permissions.some(({ Permission }) => Permission === name);
  return (
    <PageMessages of={['history-report', 'reports', 'table', 'form.date', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      {read.length === 0 ? (
        <ReportList reports={[]} />
      ) : (
        <HistoryScreen
          configs={configs}
          reports={Object.fromEntries(read.map((one) => [one.report.ReportCode, one]))}
          canShare={may('report.share')}
          canRelease={may('report.release')}
        />
      )}
    </PageMessages>
  );
}
