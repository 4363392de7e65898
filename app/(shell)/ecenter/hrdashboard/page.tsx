import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense, type ReactNode } from 'react';
import { DashboardFilter } from '@/components/dashboards/filter/dashboard-filter';
import { ComparisonFilter } from '@/components/dashboards/filter/comparison-filter';
import { MAX_CODES, addressOf, readDashboardView } from '@/components/dashboards/model/dashboard-view';
import { AttritionChangeTile, ChangeTile } from '@/components/dashboards/tiles/change-tiles';
import { HeadCountTile, UnitsTile } from '@/components/dashboards/tiles/head-count-tile';
import { AttritionTile, FluctuationTile, HiringTile } from '@/components/dashboards/tiles/movement-tiles';
import { AgesTile, DiversityTile, NewcomersTile } from '@/components/dashboards/tiles/people-tiles';
import { SpanTile } from '@/components/dashboards/tiles/span-tile';
import { dayOf, keepsPeople } from '@/components/dashboards/tiles/tile-reader';
import { TileSkeleton } from '@/components/dashboards/tile-skeleton';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { queryOf } from '@/lib/query-of';
import { mayAddPeople } from '../may-add-people';
import { readCiting } from './read-citing';

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
  const [t, scope, language, asked, mayAdd, { Covers: covers }] = await Promise.all([
    getTranslations('hr-dashboard'),
    getTranslations('figure-scope'),
    getLocale(),
    searchParams,
    mayAddPeople(),
    callHr('getFigureScope', {}),
  ]);
  const today = calendarDate(new Date());
  const view = readDashboardView(queryOf(asked), today);
  const day = dayOf({ view, today, covers });
  const which = { URLName: 'hrdashboard', On: day };
  const [levels, rows, citing] = await Promise.all([
    callHr('listOrgFilterLevels', { URLName: which.URLName }),
    callHr('listOrgFilterRows', which),
    readCiting({ view, day, language, covers }),
  ]);
  const levelNames = Object.fromEntries(levels.map(({ KeyCode, OrgLabel }) => [KeyCode, OrgLabel]));
  const units = rows.find(({ KeyCode }) => KeyCode === 'unit')?.rows ?? [];
  const topUnits = view.chosen.unit ?? units.filter(({ Depth }) => Depth === 0).map(({ Code }) => Code);
  const unitNames = Object.fromEntries(units.map(({ Code, Name }) => [Code, Name]));
  const tile = { view, today, language, covers, unitNames, citing };
  return (
    <>
      {!view.isPlain && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOf({ ...view, isPlain: true })}`} />
        </noscript>
      )}
      <PageTitle title={t('title')} lead={covers === 'everyone' ? t('lead') : scope(covers)} />
      <DashboardFilter view={view} levels={levels} rows={rows} />
      <ComparisonFilter view={view} units={units} />
      {view.isCut && (
        <p role="status" className="mb-6 font-medium">
          {scope('tooMany', { max: MAX_CODES })}
        </p>
      )}
      <div className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-6">
        <Streamed isPlain={view.isPlain} width="half">
          <HeadCountTile
            {...tile}
            levelNames={levelNames}
            topUnits={topUnits}
            addPage={mayAdd ? '/ecenter/jobstatusupdate/join' : null}
          />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="half">
          <HiringTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="third">
          <NewcomersTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="third">
          <DiversityTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="third">
          <AttritionTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="half">
          <AgesTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="half">
          <FluctuationTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width="all">
          <ChangeTile {...tile} />
        </Streamed>
        <Streamed isPlain={view.isPlain} width={keepsPeople(covers) ? 'half' : 'all'}>
          <AttritionChangeTile {...tile} />
        </Streamed>
        {keepsPeople(covers) && (
          <Streamed isPlain={view.isPlain} width="half">
            <SpanTile {...tile} />
          </Streamed>
        )}
        <Streamed isPlain={view.isPlain} width="all">
          <UnitsTile {...tile} topUnits={topUnits} />
        </Streamed>
      </div>
    </>
  );
}

const WIDTH = { third: 'lg:col-span-3 xl:col-span-2', half: 'lg:col-span-3', all: 'lg:col-span-6' };

interface StreamedProps {
  readonly width: keyof typeof WIDTH;
  readonly isPlain: boolean;
  readonly children: ReactNode;
}

function Streamed({ width, isPlain, children }: StreamedProps) {
  return (
    <div className={`min-w-0 ${WIDTH[width]}`}>
      {isPlain ? children : <Suspense fallback={<TileSkeleton />}>{children}</Suspense>}
    </div>
  );
}
