import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { wireTimeText } from '@/lib/dates';
import { relativeDayText } from '@/lib/relative-dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { pageOfLink } from '@/lib/links/upstream-links';
import { FinishRow } from '@/components/platform/finish/finish-row';
import type { OwnTask } from './own-task';

interface TaskRowProps {
  readonly task: OwnTask;
  readonly now: Date;
  readonly onFinished: (task: OwnTask) => void;
  readonly onReopened: (task: OwnTask) => void;
}

/** Where all of these rows are. */
const HERE = '/tracker/mytasks';

/** One thing to do: what, until when, the way to where it is done, and Done. */
export function TaskRow({ task, now, onFinished, onReopened }: TaskRowProps) {
  const t = useMessages('tasks');
  const language = useLanguage();
  const page = pageOfLink(task.Link_Info);
  return (
    <li className="group/task flex flex-wrap items-center gap-x-3 px-4 -outline-offset-2 last:rounded-b-lg md:px-5">
      <div className="flex min-w-0 flex-1 flex-col py-2.5 transition-opacity duration-150 group-has-data-done/task:opacity-60 md:min-h-11 md:flex-row md:items-center md:gap-4 md:py-1.5">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere group-has-data-done/task:line-through">
          {page && page !== HERE ? (
            <Link href={page} prefetch={false} className="rounded-sm hover:underline">
              {task.Title}
            </Link>
          ) : (
            task.Title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere text-muted">
          <span title={wireTimeText(task.DueDate, language)}>
            {task.DueDate ? t('due', { date: relativeDayText(task.DueDate, now, language) }) : t('noDue')}
          </span>
          {task.IsOverdue && <Badge tone="danger">{t('overdue')}</Badge>}
        </p>
      </div>
      <FinishRow
        of="task"
        code={task.TaskCode}
        title={task.Title}
        onFinished={() => onFinished(task)}
        onReopened={() => onReopened(task)}
      />
    </li>
  );
}
