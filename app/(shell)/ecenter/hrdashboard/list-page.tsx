import { ReportScreen } from '@/components/workplace/reports/report-screen';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '@/lib/contract/people/organisation-levels';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../read-permissions';

interface ListPageProps {
  readonly code: string;
  readonly title: string;
  readonly above: { readonly href: `/${string}`; readonly name: string };
  readonly days: { readonly from: string; readonly to: string };
  readonly choices: FilterChoices;
}

/** A report as it lists the people behind a figure. */
export async function ListPage({ code, title, above, days, choices }: ListPageProps) {
  const asked = { ReportCode: code };
  const reports = await callHr('listReports', { Module: 'ecenter' });
  const report = reports.find(({ ReportCode }) => ReportCode === code);
  if (!report) return <NotFoundPage />;
  const [fields, saved, { Layout }, permissions] = await Promise.all([
    callHr('listReportFields', asked),
    callHr('listSavedReports', asked),
    callHr('getTableLayout', { Table: `report-${code}` }),
    readPermissions(),
  ]);
  const may = (name: string) => permissions.some(({ Permission }) => Permission === name);
  return (
    <PageMessages of={['reports', 'table', 'form.date', 'errors']}>
      <PageTitle title={title} lead={report.Description} above={above} />
      <ReportScreen
        report={{ ...report, FromDate: days.from, ToDate: days.to }}
        fields={fields}
        saved={saved}
        kept={Layout}
        firstLayout={null}
        canShare={may('report.share')}
        canRelease={may('report.release')}
        firstChoices={choices}
      />
    </PageMessages>
  );
}

const FIELD: Readonly<Record<Exclude<OrgLevel, 'company'>, string>> = {
  business: 'Business',
  unit: 'Unit',
  location: 'Location',
  level: 'Level',
};

/** What is chosen of the organisation as choices of a report, which knows it by name; a unit with all below it. */
export async function choicesOfPlaces(chosen: OrgChoice, On: string): Promise<FilterChoices> {
  if (ORG_LEVELS.every((level) => (chosen[level] ?? []).length === 0)) return {};
  const rows = await callHr('listOrgFilterRows', { URLName: 'hrdashboard', On });
  const choices = rows.flatMap(({ KeyCode, rows: all }) => {
    const codes = chosen[KeyCode] ?? [];
    if (KeyCode === 'company' || codes.length === 0) return [];
    let depth = Infinity;
    const names = all.flatMap(({ Code, Name, Depth }) => {
      if (Depth <= depth) depth = codes.includes(Code) ? Depth : Infinity;
      return depth < Infinity ? [Name] : [];
    });
    return [[FIELD[KeyCode], [...new Set(names)]] as const];
  });
  return Object.fromEntries(choices);
}
