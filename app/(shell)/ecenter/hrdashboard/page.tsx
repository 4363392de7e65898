import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DashboardFilter } from '@/components/dashboards/filter/dashboard-filter';
import { addressOf, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { HeadCountTile, UnitsTile } from '@/components/dashboards/tiles/head-count-tile';
import { AttritionTile, FluctuationTile, HiringTile } from '@/components/dashboards/tiles/movement-tiles';
import { AgesTile, DiversityTile, NewcomersTile } from '@/components/dashboards/tiles/people-tiles';
import { StreamedTile } from '@/components/dashboards/streamed-tile';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';
import { mayAddPeople } from '../may-add-people';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hr-dashboard');
  return { title: t('title') };
}

interface HrDashboardPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** GEN-10: how many people there are, who came and who went. Each tile comes when it is there, or all with the page where no script runs. */
export default async function HrDashboardPage({ searchParams }: HrDashboardPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'hrdashboard');
  const [t, language, asked, mayAdd] = await Promise.all([
    getTranslations('hr-dashboard'),
    getLocale(),
    searchParams,
    mayAddPeople(),
  ]);
  const today = calendarDate(new Date());
  const view = readDashboardView(queryOf(asked), today);
  const which = { URLName: 'hrdashboard', On: view.on };
  const [levels, rows] = await Promise.all([
    callHr('listOrgFilterLevels', { URLName: which.URLName }),
    callHr('listOrgFilterRows', which),
  ]);
  const levelNames = Object.fromEntries(levels.map(({ KeyCode, OrgLabel }) => [KeyCode, OrgLabel]));
  const units = rows.find(({ KeyCode }) => KeyCode === 'unit')?.rows ?? [];
  const topUnits = view.chosen.unit ?? units.filter(({ Depth }) => Depth === 0).map(({ Code }) => Code);
  const tile = { view, today, language };
  return (
    <>
      {!view.isPlain && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOf({ ...view, isPlain: true })}`} />
        </noscript>
      )}
      <PageTitle title={t('title')} lead={t('lead')} />
      <DashboardFilter view={view} levels={levels} rows={rows} />
      <div className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-6">
        <StreamedTile isPlain={view.isPlain} width="half">
          <HeadCountTile
            {...tile}
            levelNames={levelNames}
            topUnits={topUnits}
            addPage={mayAdd ? '/ecenter/jobstatusupdate/join' : null}
          />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="half">
          <HiringTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="third">
          <NewcomersTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="third">
          <DiversityTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="third">
          <AttritionTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="half">
          <AgesTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="half">
          <FluctuationTile {...tile} />
        </StreamedTile>
        <StreamedTile isPlain={view.isPlain} width="all">
          <UnitsTile {...tile} topUnits={topUnits} />
        </StreamedTile>
      </div>
    </>
  );
}
