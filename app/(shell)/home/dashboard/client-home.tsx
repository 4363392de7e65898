import { HomeGreeting } from '@/components/workplace/home/home-greeting';
import { ReadingList } from '@/components/workplace/home/lists/reading-list';
import { RequestList } from '@/components/workplace/home/lists/request-list';
import { NoModules } from '@/components/workplace/home/no-modules';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { readPerson } from '@/components/workplace/shell/read-person';
import { readArticles } from './read-articles';
import { readOpenRequests } from './read-tickets';

/** What waits for somebody who works for a client: their tickets, and what they are given to read. */
export async function ClientHome() {
  const [{ info }, requests, articles, menu] = await Promise.all([
    readPerson(),
    readOpenRequests(),
    readArticles(),
    readMenu(),
  ]);
  return (
    <>
      <HomeGreeting name={info?.Name ?? ''} firstName={info?.FirstName} />
      {menu?.length === 0 && <NoModules />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RequestList tickets={requests} hasInbox={menu?.some(({ Link_Src }) => Link_Src === 'mytickets') ?? false} />
        {articles !== undefined && <ReadingList articles={articles} />}
      </div>
    </>
  );
}
