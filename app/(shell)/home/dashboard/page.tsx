import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskCounts } from '@/components/workplace/home/desk-counts';
import { HappeningList } from '@/components/workplace/home/lists/happening-list';
import { HomeGreeting } from '@/components/workplace/home/home-greeting';
import { ProfileCard } from '@/components/workplace/home/profile-card';
import { NoModules } from '@/components/workplace/home/no-modules';
import { RequestList } from '@/components/workplace/home/lists/request-list';
import { TeamTaskList } from '@/components/workplace/home/lists/task-list';
import { readMenu } from '@/components/workplace/shell/aside/read-menu';
import { readModulesHere } from '@/components/workplace/shell/modules/read-modules-here';
import { Today } from '@/components/workplace/home/today';
import { UnreadList } from '@/components/workplace/home/lists/unread-list';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { OwnTasks } from '../../own-tasks';
import { ClientHome } from './client-home';
import { readDeskNumbers, readOpenRequests } from './read-tickets';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

export default async function HomePage() {
  const { kind } = await requireSession('full');
  return kind === 'client' ? <ClientHome /> : <EmployeeHome />;
}

async function EmployeeHome() {
  const [[info], record, counts, tasks, unread, happenings, requests, menu, { here }, desk] = await Promise.all([
    callHr('getEmployeeInfo', {}),
    tryCallHr('getEmployeeHeader', {}),
    tryCallHr('getDashboardCounts', {}),
    tryCallHr('listPendingTasks', {}),
    tryCallHr('listUnread', {}),
    tryCallHr('listHappeningsToday', {}),
    readOpenRequests(),
    readMenu(),
    readModulesHere(),
    readDeskNumbers(),
  ]);
  const hasRequests = info?.cconn && (desk === undefined || (requests !== null && requests.length > 0));
  return (
    <>
      <HomeGreeting name={info?.Name ?? ''} />
      {menu && here.length === 0 && <NoModules />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <Today counts={counts} />
          {desk !== undefined && <DeskCounts numbers={desk} />}
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
            <OwnTasks tasks={tasks} count={counts?.PendTask} />
            <UnreadList unread={unread} />
            {hasRequests && (
              <RequestList
                tickets={requests}
                hasInbox={menu?.some(({ Link_Src }) => Link_Src === 'mytickets') ?? false}
              />
            )}
            <TeamTaskList tasks={tasks} />
            <HappeningList happenings={happenings} />
          </div>
        </div>
        {record && <ProfileCard record={record} />}
      </div>
    </>
  );
}
