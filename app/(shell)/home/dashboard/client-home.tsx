import { HomeGreeting } from '@/components/workplace/home/home-greeting';
import { ReadingList } from '@/components/workplace/home/lists/reading-list';
import { RequestList } from '@/components/workplace/home/lists/request-list';
import { TodayGroups } from '@/components/workplace/home/today/today-groups';
import { NoModules } from '@/components/workplace/home/no-modules';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { readPerson } from '@/components/workplace/shell/read-person';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readArticles } from './read-articles';
import { readOpenRequests } from './read-tickets';
import { stateOf } from './state-of';

/** Today for somebody who works for a client: tickets that wait for their answer, all that are open, and what they are given to read. */
export async function ClientHome() {
  const [{ info }, today, requests, articles, menu] = await Promise.all([
    readPerson(),
    tryCallHr('listToday', {}),
    readOpenRequests(),
    readArticles(),
    readMenu(),
  ]);
  return (
    <>
      <HomeGreeting name={info?.Name ?? ''} firstName={info?.FirstName} />
      {menu?.length === 0 && <NoModules />}
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-4 md:space-y-6">
          <TodayGroups today={today} />
          <RequestList
            tickets={requests}
            hasInbox={menu?.some(({ Link_Src }) => Link_Src === 'mytickets') ?? false}
            stateOf={stateOf}
          />
        </div>
        {articles !== undefined && <ReadingList articles={articles} />}
      </div>
    </>
  );
}
