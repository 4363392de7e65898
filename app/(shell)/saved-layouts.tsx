import { LayoutLinks } from '@/components/workplace/reports/layouts/layout-links';
import { TableLayouts } from '@/components/workplace/reports/layouts/table-layouts';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from './read-permissions';

/** The saved layouts of a report and what may be done with them; null for whom opens no reports. */
async function readLayouts(report: string) {
  const permissions = new Set((await readPermissions()).map(({ Permission }) => Permission));
  if (!permissions.has('report.read')) return null;
  const saved = await tryCallHr('listSavedReports', { ReportCode: report });
  return saved && { saved, canShare: permissions.has('report.share'), canRelease: permissions.has('report.release') };
}

/** The saved layouts of a report, as a tool of a table of its columns. */
export async function SavedLayouts({ report }: { readonly report: string }) {
  const layouts = await readLayouts(report);
  return (
    layouts && (
      <PageMessages of={['reports']}>
        <TableLayouts code={report} {...layouts} />
      </PageMessages>
    )
  );
}

/** The saved layouts of a report of a module, as ways to that report. */
export async function SavedLayoutLinks({ module, report }: { readonly module: string; readonly report: string }) {
  const [layouts, reports] = await Promise.all([readLayouts(report), readMenuLink(module, 'commonreport')]);
  return (
    layouts &&
    typeof reports === 'object' && (
      <PageMessages of={['reports']}>
        <LayoutLinks module={module} code={report} saved={layouts.saved} />
      </PageMessages>
    )
  );
}
