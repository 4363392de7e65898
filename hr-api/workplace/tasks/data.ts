import { and, asc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { reportsDirectlyTo } from '../../people/reportees';
import { employments, persons } from '../../people/tables';
import { WEEK, type HomeRow, type HomeSource } from '../home/home-rows';
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

/** An employee's own tasks that are due within a week, and those of their team, the most urgent first. */
export const homeTasks: HomeSource = async ({ actor, db, language }, { on, limit, moduleCode }) => {
  const { employmentId } = actor;
  if (!employmentId) return { rows: [], counts: {} };
  const isWanted = and(isPending, moduleCode === undefined ? undefined : liesIn(moduleCode, tasks.link));
  const isOwn = and(isWanted, eq(tasks.employmentId, employmentId));
  const isNow = lte(tasks.dueOn, on);
  const isOfWeek = and(gt(tasks.dueOn, on), lte(tasks.dueOn, daysAfter(on, WEEK)));
  const listed = (group: HomeRow['group'], condition: SQL | undefined) =>
    listPending(db, { language, limit, group, condition });
  const now = await listed('now', and(isOwn, isNow));
  const week = await listed('week', and(isOwn, isOfWeek));
  const team = await listed('team', and(isWanted, reportsDirectlyTo(employmentId, 'manager', on)));
  const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
  const [own] = await db
    .select({ now: countIf(isNow), week: countIf(isOfWeek), all: sql<number>`count(*)::int` })
    .from(tasks)
    .where(isOwn);
  const teamCount = team.length < limit ? team.length : (await countPendingTasks(db, employmentId, on)).team;
  const { now: nowCount = 0, week: weekCount = 0, all = 0 } = own ?? {};
  return {
    rows: [...now, ...week, ...team],
    counts: { now: nowCount, week: weekCount, later: all - nowCount - weekCount, team: teamCount },
  };
};

interface PendingQuestion {
  readonly language: Language;
  readonly limit: number;
  readonly group: HomeRow['group'];
  readonly condition: SQL | undefined;
}

async function listPending(db: Database, { language, limit, group, condition }: PendingQuestion): Promise<HomeRow[]> {
  const names = textsOf('task', language, 'task_texts');
  const rows = await db
    .select({
      code: tasks.code,
      title: sql<string>`coalesce(${names.name}, ${tasks.title})`,
      dueOn: tasks.dueOn,
      link: tasks.link,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      personCode: employments.code,
    })
    .from(tasks)
    .innerJoin(employments, eq(employments.id, tasks.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(names, eq(names.code, tasks.textCode))
    .where(condition)
    .orderBy(sql`${tasks.dueOn} asc nulls last`, asc(tasks.createdAt), asc(tasks.code))
    .limit(limit);
  if (group === 'team') return rows.map((row) => ({ ...row, kind: 'task', group, button: 'open' }));
  return rows.map(({ name: _name, empid: _empid, hasPhoto: _hasPhoto, personCode: _code, ...row }) => ({
    ...row,
    kind: 'task',
    group,
    button: 'finish',
  }));
}
