import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { ComparisonFilter } from '@/components/dashboards/comparison/comparison-filter';
import { DashboardFilter } from '@/components/dashboards/filter/dashboard-filter';
import { ScopeNotice } from '@/components/dashboards/filter/scope-notice';
import { ARRANGE_PAGE, addressOf, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { PlainRefresh } from '@/components/dashboards/plain-refresh';
import { SensitiveLink } from '@/components/dashboards/sensitive/sensitive-link';
import { HR_TILES } from '@/components/dashboards/tiles/hr-tiles';
import { readTileContext } from '@/components/dashboards/tiles/read-tile-context';
import { Streamed, TileGrid } from '@/components/dashboards/tiles/streamed';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { AskedQuery } from '@/lib/links/query-of';
import { mayAddPeople } from '../may-add-people';
import { maySeeSensitive } from '../may-see-sensitive';
import { readDashboardAddress } from '../read-dashboard-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('title') };
}

const ADD_PAGE = '/ecenter/jobstatusupdate/join' as const;

interface HrDashboardPageProps {
  readonly searchParams: AskedQuery;
}

/** GEN-10: how many people there are, who came and who went. Each tile comes when it is there, or all with the page where no script runs. */
export default async function HrDashboardPage({ searchParams }: HrDashboardPageProps) {
  const { query, today, saved } = await readDashboardAddress('hrdashboard', searchParams);
  const [t, scope, language, mayAdd, seesSensitive] = await Promise.all([
    getTranslations('hr-dashboard'),
    getTranslations('figure-scope'),
    getLocale(),
    mayAddPeople(),
    maySeeSensitive(),
  ]);
  const view = readDashboardView(query, today, saved);
  const [context, { Tiles }] = await Promise.all([
    readTileContext({ view, today, language }),
    callHr('listDashboardTiles', { DashboardPage: 'hrdashboard' }),
  ]);
  const tile = { view, today, language, ...context, addPage: mayAdd ? ADD_PAGE : null };
  return (
    <>
      {!view.isPlain && <PlainRefresh address={addressOf({ ...view, isPlain: true })} />}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle title={t('title')} lead={context.covers === 'everyone' ? t('lead') : scope(context.covers)} />
        <Link href={ARRANGE_PAGE} className={`${buttonClasses('secondary')} max-md:mb-6 print:hidden`}>
          {t('arrange.open')}
        </Link>
      </div>
      <DashboardFilter view={view} levels={context.levels} rows={context.rows} />
      <ComparisonFilter view={view} units={context.units} />
      <ScopeNotice view={view} query={query} />
      <TileGrid>
        {Tiles.filter(({ IsShown }) => IsShown).map(({ TileCode }) => {
          const { width, show: Show } = HR_TILES[TileCode];
          return (
            <Streamed key={TileCode} isPlain={view.isPlain} width={width}>
              <Show {...tile} />
            </Streamed>
          );
        })}
      </TileGrid>
      {seesSensitive && <SensitiveLink />}
    </>
  );
}
