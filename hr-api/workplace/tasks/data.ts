import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { reportsDirectlyTo } from '../../people/reportees';
import { employments, persons } from '../../people/tables';
import type { HomeQuestion, HomeTask } from '../home/home-rows';
import { liesIn } from '../shell/data';
import { textsOf } from '../../platform/texts/data';
import { tasks } from './tables';

const isPending = isNull(tasks.doneAt);

/** An employee's own pending tasks, and those of their team: the people who report to them directly on a day. */
export async function countPendingTasks(
  db: Database,
  employmentId: string,
  on: CalendarDate,
): Promise<{ own: number; team: number }> {
  const count = { count: sql<number>`count(*)::int` };
  const [own] = await db
    .select(count)
    .from(tasks)
    .where(and(eq(tasks.employmentId, employmentId), isPending));
  const [team] = await db
    .select(count)
    .from(tasks)
    .innerJoin(employments, eq(employments.id, tasks.employmentId))
    .where(and(isPending, reportsDirectlyTo(employmentId, 'manager', on)));
  return { own: own?.count ?? 0, team: team?.count ?? 0 };
}

/** The most urgent of the tasks that `countPendingTasks` counts, so many of each kind; those without a due date come last. */
export async function pendingTasks(
  db: Database,
  employmentId: string,
  { on, language, limit, moduleCode }: HomeQuestion,
): Promise<{ own: HomeTask[]; team: HomeTask[] }> {
  const names = textsOf('task', language, 'task_texts');
  const columns = {
    code: tasks.code,
    title: sql<string>`coalesce(${names.name}, ${tasks.title})`,
    dueOn: tasks.dueOn,
    link: tasks.link,
    name: persons.name,
    empid: persons.empid,
    hasPhoto,
  };
  const isWanted = and(isPending, moduleCode === undefined ? undefined : liesIn(moduleCode, tasks.link));
  const urgency = [sql`${tasks.dueOn} asc nulls last`, asc(tasks.createdAt), asc(tasks.code)];
  const own = await db
    .select(columns)
    .from(tasks)
    .innerJoin(employments, eq(employments.id, tasks.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(names, eq(names.code, tasks.textCode))
    .where(and(eq(tasks.employmentId, employmentId), isWanted))
    .orderBy(...urgency)
    .limit(limit);
  const team = await db
    .select(columns)
    .from(tasks)
    .innerJoin(employments, eq(employments.id, tasks.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(names, eq(names.code, tasks.textCode))
    .where(and(isWanted, reportsDirectlyTo(employmentId, 'manager', on)))
    .orderBy(...urgency)
    .limit(limit);
  return { own: own.map((task) => ({ ...task, canFinish: true })), team };
}
