import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { reportingLines } from '../people/tables';
import { tasks } from './tables';

/** An employee's own pending tasks, and those of their team: the people who report to them directly on a day. */
export async function countPendingTasks(
  db: Database,
  employmentId: string,
  on: CalendarDate,
): Promise<{ own: number; team: number }> {
  const count = { count: sql<number>`count(*)::int` };
  const pending = isNull(tasks.doneAt);
  const [own] = await db
    .select(count)
    .from(tasks)
    .where(and(eq(tasks.employmentId, employmentId), pending));
  const reportsDirectly = and(
    eq(reportingLines.employmentId, tasks.employmentId),
    eq(reportingLines.leaderId, employmentId),
    eq(reportingLines.kind, 'manager'),
    asOn(reportingLines, on),
  );
  const [team] = await db.select(count).from(tasks).innerJoin(reportingLines, reportsDirectly).where(pending);
  return { own: own?.count ?? 0, team: team?.count ?? 0 };
}
