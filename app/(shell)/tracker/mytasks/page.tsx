import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyTasks } from '@/components/workplace/tasks/my-tasks';
import { PAGE_SIZE as PageSize } from '@/components/workplace/tasks/own-task';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tasks');
  return { title: t('title') };
}

export default async function MyTasksPage() {
  await requireSession('full');
  await requireLink('tracker', 'mytasks');
  const [t, pending, finished, counts] = await Promise.all([
    getTranslations('tasks'),
    callHr('listOwnTasks', { PageSize }),
    callHr('listOwnTasks', { State: 'done', PageSize }),
    tryCallHr('getDashboardCounts', {}),
  ]);
  const now = new Date().toISOString();
  return (
    <PageMessages of={['tasks', 'finish', 'errors']}>
      <PageTitle title={t('title')} />
      <MyTasks
        key={now}
        now={now}
        pending={pending}
        finished={finished}
        count={counts && counts.PendTask - counts.PendApproval}
      />
    </PageMessages>
  );
}
