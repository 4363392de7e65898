import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { assignments, employments, persons } from '../people/tables';
import { unitsAbove, unitsBelow } from '../people/visibility';
import { conductAudiences } from './tables';

/** Whom an agreement asks, with every unit that lies below those that were chosen. */
export interface Audience {
  readonly isEveryone: boolean;
  readonly units: readonly string[];
  readonly locations: readonly string[];
  readonly persons: readonly string[];
}

const NOBODY: Audience = { isEveryone: false, units: [], locations: [], persons: [] };

/** The audiences of some agreements, by their ids. */
export async function audiencesOf(db: Database, conductIds: readonly string[]): Promise<Map<string, Audience>> {
  const found = new Map<string, Audience>();
  if (conductIds.length === 0) return found;
  const rows = await db
    .select({
      conductId: conductAudiences.conductId,
      kind: conductAudiences.kind,
      value: conductAudiences.value,
      below: sql<string[] | null>`case when ${conductAudiences.kind} = 'unit'
        then array${unitsBelow(sql`select ${conductAudiences.value}`)} end`,
    })
    .from(conductAudiences)
    .where(inArray(conductAudiences.conductId, [...conductIds]));
  for (const { conductId, kind, value, below } of rows) {
    const audience = found.get(conductId) ?? NOBODY;
    found.set(conductId, {
      isEveryone: audience.isEveryone || kind === 'everyone',
      units: [...audience.units, ...(below ?? [])],
      locations: [...audience.locations, ...(kind === 'location' ? [value] : [])],
      persons: [...audience.persons, ...(kind === 'person' ? [value] : [])],
    });
  }
  return found;
}

export const audienceOf = async (db: Database, conductId: string): Promise<Audience> =>
  (await audiencesOf(db, [conductId])).get(conductId) ?? NOBODY;

/** Joins what `isAsked` looks at: the employment of a day and where it is assigned. */
export const employedOn = (on: CalendarDate) => and(eq(employments.personId, persons.id), asOn(employments, on));
export const assignedOn = (on: CalendarDate) =>
  and(eq(assignments.employmentId, employments.id), asOn(assignments, on));

/**
 * Whether a person is asked, as a condition on `persons` with today's employment and assignment joined to the left. It goes
 * from an agreement to its people; `conductsFor` goes the other way, and both tell the same of everybody.
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
        and(eq(kind, 'unit'), sql`${value} in ${unitsAbove(placeOf(assignments.unitCode))}`),
      ),
    );
}
