import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { pageOfLink } from '@/lib/links/upstream-links';
import { photoOf } from '@/lib/files/photo';
import { HomeList } from './home-list';

type Task = ReplyFor<'listPendingTasks'>[number];

/** Where all of one's own are. */
const MY_TASKS = '/tracker/mytasks';

interface TaskListProps {
  readonly tasks: readonly Task[] | null;
  /** How many there are, where known; the list is of the most urgent. */
  readonly count?: number;
  /** What finishes a task in its row. */
  readonly finish?: (task: Task) => ReactNode;
}

/** What the person has to do, the most urgent first (EDASH-04). */
export async function TaskList({ tasks, count, finish }: TaskListProps) {
  const t = await getTranslations('home');
  const rows = tasks
    ?.filter(({ IsTeam }) => !IsTeam)
    .map((task) => <TaskRow key={task.TaskCode} task={task} finish={task.CanFinish && finish?.(task)} />);
  return (
    <HomeList
      id="my-tasks"
      title={t('myTasks')}
      rows={rows ?? null}
      empty={t('myTasksEmpty')}
      icon={<CheckIcon className="size-5 text-success" />}
      action={
        rows &&
        rows.length > 0 && (
          <Link href={MY_TASKS} prefetch={false} className={textButtonClasses}>
            {count === undefined ? t('requestsAll') : t('tasksAll', { count })}
          </Link>
        )
      }
      hasAll
    />
  );
}

/** What those who report to the person have open (EDASH-06); nothing where nobody has. */
export async function TeamTaskList({ tasks }: { tasks: readonly Task[] | null }) {
  const t = await getTranslations('home');
  const rows = (tasks ?? []).filter(({ IsTeam }) => IsTeam).map((task) => <TaskRow key={task.TaskCode} task={task} />);
  if (rows.length === 0) return null;
  return <HomeList id="team-tasks" title={t('teamTasksTitle')} rows={rows} empty="" icon={null} />;
}

async function TaskRow({ task, finish }: { task: Task; finish?: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const page = pageOfLink(task.Link_Info);
  return (
    <li className="group/task flex flex-wrap items-center gap-3 py-3">
      {task.IsTeam && <Avatar name={task.Name} size="sm" photo={photoOf(task.Empid, task.HasPhoto)} />}
      <div className="min-w-0 flex-1">
        <p className="font-medium group-has-data-done/task:line-through">
          {page ? (
            <Link href={page} prefetch={false} className="rounded-sm hover:underline">
              {task.Title}
            </Link>
          ) : (
            task.Title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere text-muted">
          {task.IsTeam && <span>{task.Name} ·</span>}
          <span className="whitespace-nowrap">
            {task.DueDate ? t('due', { date: wireTimeText(task.DueDate, locale) }) : t('noDue')}
          </span>
          {task.IsOverdue && <Badge tone="danger">{t('overdue')}</Badge>}
        </p>
      </div>
      {finish}
    </li>
  );
}
