import type { ReactNode } from 'react';
import { ReportScreen, type ReportScreenProps } from '@/components/workplace/reports/report-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from './read-permissions';

interface OpenReportProps {
  readonly report: ReportEntry;
  /** What the page is called, where that is not the name of the report. */
  readonly title?: string;
  /** The page that it is reached from. */
  readonly above?: { readonly href: `/${string}`; readonly name: string };
  /** The code of a saved layout to begin with. */
  readonly layout?: string | undefined;
  readonly isPivotFirst?: boolean;
  /** What it is filtered by at first. */
  readonly firstChoices?: FilterChoices;
  /** The parts of the organisation that it is narrowed to at first. */
  readonly orgParts?: ReportScreenProps['orgParts'];
  /** What stands between the title and the report. */
  readonly children?: ReactNode;
}

/** One report under its name, as the active role may read it. */
export async function OpenReport({
  report,
  title,
  above,
  layout,
  isPivotFirst = false,
  firstChoices,
  orgParts = null,
  children,
}: OpenReportProps) {
  const asked = { ReportCode: report.ReportCode };
  const [fields, saved, { Layout }, permissions] = await Promise.all([
    callHr('listReportFields', asked),
    callHr('listSavedReports', asked),
    callHr('getTableLayout', { Table: `report-${report.ReportCode}` }),
    readPermissions(),
  ]);
  const may = (name: string) => permissions.some(({ Permission }) => Permission === name);
  return (
    <PageMessages of={['reports', 'table', 'form.date', 'errors']}>
      <PageTitle title={title ?? report.ReportName} lead={report.Description} above={above} />
      {children}
      <ReportScreen
        key={report.ReportCode}
        report={report}
        fields={fields}
        saved={saved}
        kept={Layout}
        firstLayout={saved.find(({ SaveReportCode }) => SaveReportCode === layout) ?? null}
        isPivotFirst={isPivotFirst}
        canShare={may('report.share')}
        canRelease={may('report.release')}
        firstChoices={firstChoices}
        orgParts={orgParts}
      />
    </PageMessages>
  );
}
