import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { reportsOf } from '../people/visibility';
import { tasks } from './tables';

/** An employee's own pending tasks, and those of everyone below them on a day. */
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
  const [team] = await db
    .select(count)
    .from(tasks)
    .where(and(inArray(tasks.employmentId, reportsOf(employmentId, on)), pending));
  return { own: own?.count ?? 0, team: team?.count ?? 0 };
}
