import { TaskList } from '@/components/workplace/home/lists/task-list';
import { FinishTask } from '@/components/workplace/tasks/finish-task';
import type { ReplyFor } from '@/lib/contract/all';
import { PageMessages } from '@/lib/i18n/page-messages';

interface OwnTasksProps {
  readonly tasks: ReplyFor<'listPendingTasks'> | null;
  readonly count?: number;
}

const MESSAGES = [
  'tasks.done',
  'tasks.finish',
  'tasks.finishedNow',
  'tasks.undo',
  'tasks.doneAlready',
  'tasks.openAlready',
  'tasks.gone',
  'errors',
] as const;

/** What the person has to do, each with what finishes it. */
export function OwnTasks({ tasks, count }: OwnTasksProps) {
  return (
    <PageMessages of={MESSAGES}>
      <TaskList
        tasks={tasks}
        count={count}
        finish={({ TaskCode, Title }) => <FinishTask code={TaskCode} title={Title} />}
      />
    </PageMessages>
  );
}
