import { and, eq, gt, isNull, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import { dayOf } from '../../platform/dates';
import { persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { accounts } from '../../people/accounts/tables';
import { audienceOf, isAsked } from '../audience';
import type { Conduct } from '../data';
import { acceptanceOf, type Reader } from '../admin/find-people';
import { conductReminders } from '../tables';

const DAY_MS = 24 * 3_600_000;

/** Joins the accounts by which a person can sign in. */
export const openAccount = and(eq(accounts.personId, persons.id), isNull(accounts.disabledAt));

interface DueReminder {
  readonly conduct: Conduct;
  readonly reader: Reader;
  readonly at: Date;
}

/**
 * Those whom a reader may see, who have still to accept an agreement and were not reminded of it within a day before an instant,
 * as a condition on `persons` with the day's employment and assignment.
 */
export async function isDueReminder(
  db: Database,
  { conduct, reader, at }: DueReminder,
  reading: 'many' | 'one' = 'many',
): Promise<SQL> {
  // Counted, they are looked up for each by themselves, whatever the planner believes of how many there are.
  const isNone = (rows: SQLWrapper) =>
    reading === 'many' ? notExists(rows) : sql`(select count(*) from ${rows} rows) = 0`;
  const wasReminded = new QueryBuilder()
    .select({ one: sql`1` })
    .from(conductReminders)
    .where(
      and(
        eq(conductReminders.conductId, conduct.id),
        eq(conductReminders.personId, persons.id),
        gt(conductReminders.remindedAt, new Date(at.getTime() - DAY_MS)),
      ),
    );
  return and(
    isAsked(await audienceOf(db, conduct.id, dayOf(at))),
    (await seesEveryone(db, reader, dayOf(at))) ? undefined : visibleTo(reader, dayOf(at), reading),
    isNone(acceptanceOf(conduct.id)),
    isNone(wasReminded),
  ) as SQL;
}
