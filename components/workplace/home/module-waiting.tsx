import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { TaskList, TeamTaskList } from './lists/task-list';
import { UnreadList } from './lists/unread-list';

interface ModuleWaitingProps {
  readonly moduleName: string;
  /** What waits in this module; null where the HR API did not say. */
  readonly tasks: ReplyFor<'listPendingTasks'> | null;
  readonly unread: ReplyFor<'listUnread'> | null;
}

/** What waits for the person in one module. What is empty is left out; when nothing waits at all, that is said. */
export async function ModuleWaiting({ moduleName, tasks, unread }: ModuleWaitingProps) {
  const t = await getTranslations('home');
  const hasOwn = !tasks || tasks.some(({ IsTeam }) => !IsTeam);
  const hasUnread = !unread || unread.length > 0;
  if (!hasOwn && !hasUnread && tasks.length === 0) {
    return (
      <Card className="flex items-center gap-3 px-5 py-4 text-muted">
        <CheckIcon className="size-5 text-success" />
        <p>{t('moduleQuiet', { module: moduleName })}</p>
      </Card>
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
      {hasOwn && <TaskList tasks={tasks} />}
      {hasUnread && <UnreadList unread={unread} />}
      <TeamTaskList tasks={tasks} />
    </div>
  );
}
