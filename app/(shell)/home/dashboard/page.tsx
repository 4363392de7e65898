import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeaveLine } from '@/components/time/leave/home/leave-line';
import { CountsLine } from '@/components/workplace/home/counts-line';
import { DeskCounts } from '@/components/workplace/home/desk-counts';
import { HappeningList } from '@/components/workplace/home/lists/happening-list';
import { ReadingList } from '@/components/workplace/home/lists/reading-list';
import { RequestList } from '@/components/workplace/home/lists/request-list';
import { TodayGroups } from '@/components/workplace/home/today/today-groups';
import { CALENDAR_PAGE } from '@/components/time/team-calendar/model/calendar-view';
import { HomeGreeting } from '@/components/workplace/home/home-greeting';
import { NoModules } from '@/components/workplace/home/no-modules';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { readModulesHere } from '@/components/workplace/shell/modules/read-modules-here';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { ClientHome } from './client-home';
import { PinnedTiles } from './pinned-tiles';
import { readArticles } from './read-articles';
import { readDeskNumbers, readOpenRequests } from './read-tickets';
import { stateOf } from './state-of';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

export default async function HomePage() {
  const { kind } = await requireSession('full');
  return kind === 'client' ? <ClientHome /> : <EmployeeHome />;
}

/** Today: on the left what is to be done, on the right people, one's own tickets, and what is good to know. */
async function EmployeeHome() {
  const [[info], today, counts, happenings, away, requests, articles, menu, { here }, desk, leave] = await Promise.all([
    callHr('getEmployeeInfo', {}),
    tryCallHr('listToday', {}),
    tryCallHr('getDashboardCounts', {}),
    tryCallHr('listHappeningsToday', { WithJoiners: true }),
    tryCallHr('listAwayToday', {}),
    readOpenRequests(),
    readArticles(),
    readMenu(),
    readModulesHere(),
    readDeskNumbers(),
    tryCallHr('listLeaveBalances', {}),
  ]);
  const has = (link: string) => menu?.some(({ Link_Src }) => Link_Src === link) ?? false;
  const tiles = has('hrdashboard') ? await tryCallHr('listDashboardTiles', { DashboardPage: 'hrdashboard' }) : null;
  const pinned = tiles?.Tiles.filter(({ IsPinned }) => IsPinned).map(({ TileCode }) => TileCode) ?? [];
  const hasRequests = info?.cconn && (desk === undefined || (requests !== null && requests.length > 0));
  return (
    <>
      <HomeGreeting name={info?.Name ?? ''} firstName={info?.FirstName} awaySince={today?.AwaySince} />
      {menu && here.length === 0 && <NoModules />}
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-4">
          <TodayGroups today={today} hasTeamPage={has('myteam')} />
          {desk !== undefined && <DeskCounts numbers={desk} />}
          {has('myleave') && <LeaveLine balances={leave} />}
          <CountsLine counts={counts} />
          <PinnedTiles codes={pinned} />
        </div>
        <div className="space-y-4 md:space-y-6">
          <HappeningList
            happenings={happenings}
            away={away}
            calendar={has('teamcalendar') ? CALENDAR_PAGE : undefined}
          />
          {hasRequests && <RequestList tickets={requests} hasInbox={has('mytickets')} stateOf={stateOf} />}
          {articles !== undefined && <ReadingList articles={articles} />}
        </div>
      </div>
    </>
  );
}
