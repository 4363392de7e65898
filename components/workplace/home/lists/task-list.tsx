import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { pageOfLink } from '@/lib/links/upstream-links';
import { photoOf } from '@/lib/files/photo';
import { HomeList } from './home-list';

type Task = ReplyFor<'listPendingTasks'>[number];

/** What the person has to do, the most urgent first (EDASH-04). */
export async function TaskList({ tasks }: { tasks: readonly Task[] | null }) {
  const t = await getTranslations('home');
  const rows = tasks?.filter(({ IsTeam }) => !IsTeam).map((task) => <TaskRow key={task.TaskCode} task={task} />);
  return (
    <HomeList
      id="my-tasks"
      title={t('myTasks')}
      rows={rows ?? null}
      empty={t('myTasksEmpty')}
      icon={<CheckIcon className="size-5 text-success" />}
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

async function TaskRow({ task }: { task: Task }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const page = pageOfLink(task.Link_Info);
  return (
    <li className="flex items-center gap-3 py-3">
      {task.IsTeam && <Avatar name={task.Name} size="sm" photo={photoOf(task.Empid, task.HasPhoto)} />}
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {page ? (
            <Link href={page} prefetch={false} className="rounded-sm hover:underline">
              {task.Title}
            </Link>
          ) : (
            task.Title
          )}
        </p>
        <p className="text-muted">
          {task.IsTeam && `${task.Name} · `}
          <span className="whitespace-nowrap">
            {task.DueDate ? t('due', { date: wireTimeText(task.DueDate, locale) }) : t('noDue')}
          </span>
        </p>
      </div>
      {task.IsOverdue && <Badge tone="danger">{t('overdue')}</Badge>}
    </li>
  );
}
