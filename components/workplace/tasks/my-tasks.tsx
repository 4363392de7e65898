'use client';

import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useNow } from '@/lib/client/use-now';
import { useMessages } from '@/lib/i18n/use-messages';
import { FinishedRow } from './finished-row';
import { ListEnd } from './list-end';
import { TaskRow } from './task-row';
import { useOwnTasks, type OwnTasks } from './use-own-tasks';

interface MyTasksProps extends OwnTasks {
  /** When the page was written, ISO 8601. */
  readonly now: string;
  /** How many are open, as home counts them; null where the HR API did not say. */
  readonly count: number | null;
}

const headClasses = 'flex min-h-13 items-center justify-between gap-4 border-b border-line px-4 md:px-5';

/** What one has to do, and what was finished lately. */
export function MyTasks({ now: readAt, count, ...known }: MyTasksProps) {
  const t = useMessages('tasks');
  const now = useNow(readAt);
  const { open, done, more, finish, reopen } = useOwnTasks(known, readAt);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="open-tasks">
        <Card>
          <div className={headClasses}>
            <h2 id="open-tasks" className="text-base font-semibold">
              {t('open')}
            </h2>
            {count !== null && <p className="text-muted digits">{t('openCount', { count: count + more })}</p>}
          </div>
          {open.rows.length > 0 && (
            <ul aria-labelledby="open-tasks" className="divide-y divide-line">
              {open.rows.map((task) => (
                <TaskRow key={task.TaskCode} task={task} now={now} onFinished={finish} onReopened={reopen} />
              ))}
            </ul>
          )}
          {open.rows.length === 0 && !open.hasMore && <EmptyState title={t('none')} text={t('noneText')} />}
          <ListEnd list={open} label={t('moreOpen')} />
        </Card>
      </section>
      <section aria-labelledby="finished-tasks">
        <Card>
          <div className={headClasses}>
            <h2 id="finished-tasks" className="text-base font-semibold">
              {t('finished')}
            </h2>
          </div>
          {done.rows.length > 0 ? (
            <ul aria-labelledby="finished-tasks" className="divide-y divide-line">
              {done.rows.map((task) => (
                <FinishedRow key={task.TaskCode} task={task} now={now} onReopened={reopen} />
              ))}
            </ul>
          ) : (
            <p className="px-4 py-6 text-muted md:px-5">{t('finishedNone')}</p>
          )}
          <ListEnd list={done} label={t('moreFinished')} />
        </Card>
      </section>
    </div>
  );
}
