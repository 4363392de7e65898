import { and, eq, sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';

/** How many of those whom the caller may see work in each unit on a day, by its code. */
export async function countPeople(
  { db, actor, now }: Pick<CallContext, 'db' | 'actor' | 'now'>,
  on: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  const today = dayOf(now);
  const isOnDay = asOn(assignments, on);
  const isSeen = (await seesEveryone(db, actor, today))
    ? isOnDay
    : and(
        isOnDay,
        sql`${assignments.employmentId} in (select ${employments.id} from ${employments} where ${visibleTo(actor, today)})`,
      );
  const rows = await db
    .select({ code: assignments.unitCode, people: sql<number>`count(*)::int` })
    .from(assignments)
    .where(isSeen)
    .groupBy(assignments.unitCode);
  return new Map(rows.map(({ code, people }) => [code, people]));
}

/** Everybody who is in each unit on a day, whoever asks: for what a change does. */
export async function countEverybody(db: CallContext['db'], on: CalendarDate): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: assignments.unitCode, people: sql<number>`count(*)::int` })
    .from(assignments)
    .where(asOn(assignments, on))
    .groupBy(assignments.unitCode);
  return new Map(rows.map(({ code, people }) => [code, people]));
}

/** Whether anybody was, is or will be in a unit. */
export async function isEverUsed(db: CallContext['db'], code: string): Promise<boolean> {
  const rows = await db.select({ id: assignments.id }).from(assignments).where(eq(assignments.unitCode, code)).limit(1);
  return rows.length > 0;
}
