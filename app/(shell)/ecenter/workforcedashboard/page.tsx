import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { jobStatusPage } from '@/components/changes/change-pages';
import { DashboardFilter } from '@/components/dashboards/filter/dashboard-filter';
import { ScopeNotice } from '@/components/dashboards/filter/scope-notice';
import { addressOf, readWorkforceView } from '@/components/dashboards/model/dashboard-view';
import { PlainRefresh } from '@/components/dashboards/plain-refresh';
import { readTileContext } from '@/components/dashboards/tiles/read-tile-context';
import { keepsPeople } from '@/components/dashboards/tiles/tile-props';
import { Streamed, TileGrid } from '@/components/dashboards/tiles/streamed';
import { ApprovalsTile } from '@/components/dashboards/workforce/approvals-tile';
import { ConfirmationsTile } from '@/components/dashboards/workforce/confirmations-tile';
import { EmploymentTile } from '@/components/dashboards/workforce/employment-tile';
import { MovementsTile } from '@/components/dashboards/workforce/movements-tile';
import { ProfilesTile } from '@/components/dashboards/workforce/profiles-tile';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { PageTitle } from '@/components/workplace/shell/page-title';
import type { AskedQuery } from '@/lib/links/query-of';
import { readDashboardAddress } from '../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workforce-dashboard');
  return { title: t('title') };
}

interface WorkforceDashboardPageProps {
  readonly searchParams: AskedQuery;
}

/** WFDB-01 to WFDB-06, WFDB-14: what of the workforce needs attention. */
export default async function WorkforceDashboardPage({ searchParams }: WorkforceDashboardPageProps) {
  const { query, today, saved } = await readDashboardAddress('workforcedashboard', searchParams);
  const [t, language, statusLink] = await Promise.all([
    getTranslations('workforce-dashboard'),
    getLocale(),
    readMenuLink('ecenter', 'jobstatusupdate'),
  ]);
  const view = readWorkforceView(query, saved);
  const context = await readTileContext({ view, today, language });
  const { isPlain } = view;
  const tile = { view, today, language, ...context };
  return (
    <>
      {!isPlain && <PlainRefresh address={addressOf({ ...view, isPlain: true })} />}
      <PageTitle title={t('title')} lead={t(keepsPeople(context.covers) ? 'lead' : 'leadOfTeam')} />
      <DashboardFilter view={view} levels={context.levels} rows={context.rows} />
      <ScopeNotice view={view} query={query} />
      <TileGrid>
        <Streamed isPlain={isPlain} width="half">
          <ConfirmationsTile {...tile} addressOfStatus={typeof statusLink === 'string' ? null : jobStatusPage} />
        </Streamed>
        <Streamed isPlain={isPlain} width="half">
          <ApprovalsTile {...tile} />
        </Streamed>
        <Streamed isPlain={isPlain} width="all">
          <MovementsTile {...tile} />
        </Streamed>
        <Streamed isPlain={isPlain} width="half">
          <ProfilesTile {...tile} />
        </Streamed>
        <Streamed isPlain={isPlain} width="half">
          <EmploymentTile {...tile} />
        </Streamed>
      </TileGrid>
    </>
  );
}
