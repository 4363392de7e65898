import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database';
import type { CalendarDate } from '../platform/dates';
import { asOn } from '../people/effective-dates';
import { assignments, employments, persons } from '../people/tables';
import { unitsAbove, unitsBelow } from '../people/visibility';
import { conductAudiences } from './tables';

/** Whom an agreement asks, with every unit that lies below those that were chosen in the tree of a day. */
export interface Audience {
  readonly isEveryone: boolean;
  readonly units: readonly string[];
  readonly locations: readonly string[];
  readonly persons: readonly string[];
}

export async function audienceOf(db: Database, conductId: string, today: CalendarDate): Promise<Audience> {
  const rows = await db
    .select({
      kind: conductAudiences.kind,
      value: conductAudiences.value,
      below: sql<string[] | null>`case when ${conductAudiences.kind} = 'unit'
        then array${unitsBelow(sql`select ${conductAudiences.value}`, today)} end`,
    })
    .from(conductAudiences)
    .where(eq(conductAudiences.conductId, conductId));
  const valuesOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return {
    isEveryone: rows.some(({ kind }) => kind === 'everyone'),
    units: rows.flatMap(({ below }) => below ?? []),
    locations: valuesOf('location'),
    persons: valuesOf('person'),
  };
}

/** Joins what `isAsked` looks at: the employment of a day and where it is assigned. */
export const employedOn = (on: CalendarDate) => and(eq(employments.personId, persons.id), asOn(employments, on));
export const assignedOn = (on: CalendarDate) =>
  and(eq(assignments.employmentId, employments.id), asOn(assignments, on));

/** Whom a question about an audience reads: what follows its `from`, and the column that says who it is. */
export interface PeopleRead {
  readonly from: SQL;
  readonly personId: typeof persons.id | typeof employments.personId;
}

/**
 * All whom an audience can ask, for `isAsked` to choose from. Where it names no persons, it reads who is employed on the day,
 * and where they are only if that matters: of a hundred thousand people this is what lets them be counted at once.
 */
export function peopleReadFor({ isEveryone, persons: people }: Audience, on: CalendarDate): PeopleRead {
  if (people.length > 0)
    return {
      from: sql`${persons} left join ${employments} on ${employedOn(on)} left join ${assignments} on ${assignedOn(on)}`,
      personId: persons.id,
    };
  const employed = sql`(select * from ${employments} where ${asOn(employments, on)}) ${employments}`;
  const places = isEveryone ? sql`` : sql`join ${assignments} on ${assignedOn(on)}`;
  return {
    from: sql`${employed} ${places} left join ${persons} on ${eq(persons.id, employments.personId)}`,
    personId: employments.personId,
  };
}

/**
 * Whether a person is asked, as a condition on what `peopleReadFor` reads, or on one person with employment and assignment. It
 * goes from an agreement to its people; `conductsFor` goes the other way, and both tell the same of everybody.
 */
export function isAsked({ isEveryone, units, locations, persons: people }: Audience): SQL {
  const isThere = [
    isEveryone ? isNotNull(employments.id) : undefined,
    !isEveryone && units.length > 0 ? inArray(assignments.unitCode, [...units]) : undefined,
    !isEveryone && locations.length > 0 ? inArray(assignments.locationCode, [...locations]) : undefined,
    people.length > 0 ? inArray(persons.id, [...people]) : undefined,
  ];
  return or(...isThere) ?? sql`false`;
}

/** The agreements that ask a person on a day, as a subquery of their ids. */
export function conductsFor(personId: string, today: CalendarDate) {
  const isEmployed = sql`exists (
    select 1 from ${employments} where ${employments.personId} = ${personId} and ${asOn(employments, today)}
  )`;
  const placeOf = (column: typeof assignments.unitCode | typeof assignments.locationCode) =>
    sql`select ${column} from ${assignments}
      join ${employments} on ${employments.id} = ${assignments.employmentId}
      where ${employments.personId} = ${personId} and ${asOn(employments, today)} and ${asOn(assignments, today)}`;
  const { kind, value } = conductAudiences;
  return new QueryBuilder()
    .select({ id: conductAudiences.conductId })
    .from(conductAudiences)
    .where(
      or(
        and(eq(kind, 'everyone'), isEmployed),
        and(eq(kind, 'person'), eq(value, personId)),
        and(eq(kind, 'location'), sql`${value} in (${placeOf(assignments.locationCode)})`),
        and(eq(kind, 'unit'), sql`${value} in ${unitsAbove(placeOf(assignments.unitCode), today)}`),
      ),
    );
}
