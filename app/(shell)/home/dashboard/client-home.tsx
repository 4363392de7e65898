import { HomeGreeting } from '@/components/workplace/home/home-greeting';
import { ReadingList } from '@/components/workplace/home/lists/reading-list';
import { RequestList } from '@/components/workplace/home/lists/request-list';
import { readPerson } from '@/components/workplace/shell/read-person';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readOpenRequests } from './read-tickets';

/** What waits for somebody who works for a client: their tickets, and what they are given to read. */
export async function ClientHome() {
  const [{ person }, requests, articles] = await Promise.all([
    readPerson(),
    readOpenRequests(),
    tryCallHr('listArticles', { Search: '', Module: 'chillconnect' }),
  ]);
  return (
    <>
      <HomeGreeting name={person?.name ?? ''} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RequestList tickets={requests} hasInbox />
        <ReadingList articles={articles} />
      </div>
    </>
  );
}
