import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { jobStatusPage } from '@/components/changes/change-pages';
import { DashboardFilter } from '@/components/dashboards/filter/dashboard-filter';
import { addressOf, readWorkforceView } from '@/components/dashboards/model/dashboard-view';
import { StreamedTile } from '@/components/dashboards/streamed-tile';
import { ApprovalsTile } from '@/components/dashboards/workforce/approvals-tile';
import { ConfirmationsTile } from '@/components/dashboards/workforce/confirmations-tile';
import { EmploymentTile } from '@/components/dashboards/workforce/employment-tile';
import { MovementsTile } from '@/components/dashboards/workforce/movements-tile';
import { ProfilesTile } from '@/components/dashboards/workforce/profiles-tile';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workforce-dashboard');
  return { title: t('title') };
}

interface WorkforceDashboardPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** WFDB-01 to WFDB-06, WFDB-14: what of the workforce needs attention. */
export default async function WorkforceDashboardPage({ searchParams }: WorkforceDashboardPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'workforcedashboard');
  const [t, language, asked, statusLink] = await Promise.all([
    getTranslations('workforce-dashboard'),
    getLocale(),
    searchParams,
    readMenuLink('ecenter', 'jobstatusupdate'),
  ]);
  const view = readWorkforceView(queryOf(asked));
  const which = { URLName: 'workforcedashboard' };
  const [levels, rows] = await Promise.all([
    callHr('listOrgFilterLevels', which),
    callHr('listOrgFilterRows', { ...which, On: view.on }),
  ]);
  const { isPlain } = view;
  const tile = { view, today: calendarDate(new Date()), language };
  return (
    <>
      {!isPlain && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOf({ ...view, isPlain: true })}`} />
        </noscript>
      )}
      <PageTitle title={t('title')} lead={t('lead')} />
      <DashboardFilter view={view} levels={levels} rows={rows} />
      <div className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-6">
        <StreamedTile isPlain={isPlain} width="half">
          <ConfirmationsTile {...tile} addressOfStatus={typeof statusLink === 'string' ? null : jobStatusPage} />
        </StreamedTile>
        <StreamedTile isPlain={isPlain} width="half">
          <ApprovalsTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={isPlain} width="all">
          <MovementsTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={isPlain} width="half">
          <ProfilesTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={isPlain} width="half">
          <EmploymentTile {...tile} />
        </StreamedTile>
      </div>
    </>
  );
}
