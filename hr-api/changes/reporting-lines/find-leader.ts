import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { namedTo } from '../../people/colleagues';
import { asOn } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { seesEveryone } from '../../people/visibility';
import { hasOpenAccount } from '../../workplace/search/find-people';

/** Whom an actor can make a leader: who works here today (MGRC-16) and may be named to them, as a condition on `employments`. */
export async function canLead(db: Database, actor: Actor, today: CalendarDate): Promise<SQL | undefined> {
  const isNamed = (await seesEveryone(db, actor, today)) ? undefined : namedTo(actor, today);
  return and(asOn(employments, today), isNamed);
}

/** The employment of somebody with a number who can lead from a day on; null where nobody may. */
export async function findLeader(
  db: Database,
  actor: Actor,
  wanted: {
    readonly empid: string;
    readonly from: CalendarDate;
    readonly today: CalendarDate;
    readonly needsAccount: boolean;
  },
): Promise<{ id: string; personId: string } | null> {
  const { empid, from, today, needsAccount } = wanted;
  const [found] = await db
    .select({ id: employments.id, personId: employments.personId })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        sql`lower(${persons.empid}) = lower(${empid.trim()})`,
        asOn(employments, from),
        await canLead(db, actor, today),
        needsAccount ? hasOpenAccount(db) : undefined,
      ),
    );
  return found ?? null;
}
