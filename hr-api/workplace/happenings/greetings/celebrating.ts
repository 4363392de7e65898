import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { daysOfYearOn } from '../../../people/days-of-year';
import { dayOfYear, employments, persons } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { isSubscribed } from '../../../platform/mail/sent/opt-outs';
import { birthdayGreetings } from '../tables';
import { greetingTemplate } from './greeting-mail';

/** Whose birthday it is, of those who work here, have an address, were not greeted this year and do not do without it. */
export async function findCelebrating(db: Database, on: CalendarDate) {
  const greeted = db
    .select({ one: sql`1` })
    .from(birthdayGreetings)
    .where(and(eq(birthdayGreetings.personId, persons.id), eq(birthdayGreetings.year, yearOf(on))));
  return db
    .selectDistinctOn([persons.id], {
      personId: persons.id,
      name: persons.name,
      accountId: accounts.id,
      mail: accounts.mail,
      language: accounts.language,
    })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, on)))
    .innerJoin(accounts, and(eq(accounts.personId, persons.id), eq(accounts.kind, 'employee')))
    .where(
      and(
        inArray(dayOfYear(persons.bornOn), daysOfYearOn(on)),
        isNull(accounts.disabledAt),
        ne(accounts.mail, ''),
        isSubscribed(accounts.id, greetingTemplate),
        sql`not exists ${greeted}`,
      ),
    )
    .orderBy(asc(persons.id), asc(accounts.id));
}

/** Notes that a person is greeted in the year of a day; false where they were. */
export async function noteGreeting(db: Database, personId: string, on: CalendarDate): Promise<boolean> {
  const noted = await db
    .insert(birthdayGreetings)
    .values({ personId, year: yearOf(on) })
    .onConflictDoNothing()
    .returning({ personId: birthdayGreetings.personId });
  return noted.length > 0;
}

const yearOf = (on: CalendarDate) => Number(on.slice(0, 4));
