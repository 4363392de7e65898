import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { dayOf, daysAfter, startOf, wireDate, wireInstant } from '../../platform/dates';
import type { Handler } from '../../platform/calls/call';
import { textsOf } from '../../platform/texts/data';
import { openablePages } from '../shell/openable-pages';
import { tasks } from './tables';
import { afterCursor, formatCursor, orderBy } from './task-order';

/** How long a finished task is listed. */
const SHOWN_DAYS = 30;

/** One's own tasks of a state, from a place in the list on. */
export const listOwnTasks: Handler<'listOwnTasks'> = async ({ State, After, PageSize }, context) => {
  const { actor, db, now, language } = context;
  const isBehind = afterCursor(State, After);
  if (!actor.employmentId) return [];
  const today = dayOf(now);
  const names = textsOf('task', language, 'task_texts');
  const isWanted =
    State === 'pending' ? isNull(tasks.doneAt) : gte(tasks.doneAt, startOf(daysAfter(today, -SHOWN_DAYS)));
  const rows = await db
    .select({
      code: tasks.code,
      title: sql<string>`coalesce(${names.name}, ${tasks.title})`,
      dueOn: tasks.dueOn,
      createdAt: tasks.createdAt,
      doneAt: tasks.doneAt,
      link: tasks.link,
    })
    .from(tasks)
    .leftJoin(names, eq(names.code, tasks.textCode))
    .where(and(eq(tasks.employmentId, actor.employmentId), isWanted, isBehind))
    .orderBy(...orderBy(State))
    .limit(PageSize);
  const pageFor = await openablePages(context);
  return rows.map((task) => ({
    TaskCode: task.code,
    Title: task.title,
    DueDate: task.dueOn ? wireDate(task.dueOn) : '',
    IsOverdue: !task.doneAt && task.dueOn !== null && task.dueOn < today,
    DoneDate: task.doneAt ? wireInstant(task.doneAt) : '',
    Link_Info: pageFor(task.link),
    Position: formatCursor(State, task),
  }));
};
