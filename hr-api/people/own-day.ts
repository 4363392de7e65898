import { and, asc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../platform/calls/call';
import { dayIn, dayOf, type CalendarDate } from '../platform/dates';
import { amongIds } from '../platform/db/among-ids';
import type { Database } from '../platform/db/database';
import { prepareOnce } from '../platform/db/prepare-once';
import { accounts } from './accounts/tables';
import { asOn, distanceFrom, nearestDay, type EffectiveDated } from './effective-dates';
import { locations } from './organisation/tables';
import { assignments, employments } from './tables';

/**
 * What the database needs to know on which day each person is: the organisation's day, and as JSON the day of each zone of a location
 * in which it is another one now. Days are computed here, once, because few zones are in use and names of zones are the portal's.
 */
export interface OwnClock {
  readonly today: CalendarDate | Placeholder;
  readonly elsewhere: string | Placeholder;
}

/** It is the organisation's day everywhere. */
export const NOWHERE = '{}';

const zonesInUse = prepareOnce('zones_in_use', (db) => db.selectDistinct({ name: locations.timeZone }).from(locations));

export async function clockAt(db: Database, now: Date): Promise<{ today: CalendarDate; elsewhere: string }> {
  const today = dayOf(now);
  const zones = await zonesInUse(db).execute();
  const days = zones.map(({ name }) => [name, dayIn(name, now)] as const).filter(([, day]) => day !== today);
  return { today, elsewhere: JSON.stringify(Object.fromEntries(days)) };
}

const [own, place, location] = [
  alias(employments, 'own_employment'),
  alias(assignments, 'own_place'),
  alias(locations, 'own_location'),
];

/** The zone where somebody works: of the location of their employment of today, else of its last or first day. */
const zoneOf = (personId: AnyPgColumn | SQL, today: OwnClock['today']) =>
  new QueryBuilder()
    .select({ name: location.timeZone })
    .from(own)
    .innerJoin(place, and(eq(place.employmentId, own.id), asOn(place, nearestDay(own, today))))
    .innerJoin(location, eq(location.code, place.locationCode))
    .where(eq(own.personId, personId))
    .orderBy(asc(distanceFrom(own, today)))
    .limit(1);

/** The same as a value of a row; null for whoever has no place. */
export const ownZone = (personId: AnyPgColumn | SQL, today: OwnClock['today']): SQL<string | null> =>
  sql<string | null>`${zoneOf(personId, today)}`;

/** The day where somebody works, so that it begins and ends where they are on it. The organisation's for whoever has no place. */
export const ownDay = (personId: AnyPgColumn | SQL, { today, elsewhere }: OwnClock): SQL<CalendarDate> =>
  sql<CalendarDate>`coalesce((${elsewhere}::jsonb ->> ${zoneOf(personId, today)})::date, ${today}::date)`;

/** Whether a span begins or ends so near that it can be in force in one zone and not in another. No zone is more than a day away. */
export const isNearEdge = ({ validFrom, validTo }: EffectiveDated, today: OwnClock['today']): SQL<boolean> => {
  const days = sql`(${today}::date, ${today}::date + 1)`;
  return sql<boolean>`(${validFrom} in ${days} or ${validTo} in ${days})`;
};

/**
 * The one question of what opens and ends access: whether a span, such as an employment or a grant, is in force on the day of the person
 * whose it is. Their zone is looked up only near an edge, so that it costs nothing else.
 */
export const inForceFor = (table: EffectiveDated, personId: AnyPgColumn | SQL, clock: OwnClock): SQL =>
  sql`(case when ${isNearEdge(table, clock.today)} then daterange(${table.validFrom}, ${table.validTo}) @> ${ownDay(personId, clock)}
    else ${asOn(table, clock.today)} end)`;

/** Whether an employment is in force on the own day of whoever has it. */
export const isEmployedNow = (clock: OwnClock): SQL => inForceFor(employments, employments.personId, clock);

/** The days on which the owners of some accounts are, by the account. */
export async function ownDaysOf(
  db: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<(accountId: string) => CalendarDate> {
  const today = dayOf(now);
  const rows = await db
    .select({ id: accounts.id, zone: ownZone(accounts.personId, today) })
    .from(accounts)
    .where(amongIds(accounts.id, new Set(accountIds)));
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  return (accountId) => dayIn(zones.get(accountId) ?? '', now);
}

/** The day on which a person is. */
export async function ownDayOf(db: Database, personId: string, now: Date): Promise<CalendarDate> {
  const zone = ownZone(sql`${personId}::uuid`, dayOf(now));
  const { rows } = await db.execute<{ zone: string | null }>(sql`select ${zone} as zone`);
  return dayIn(rows[0]?.zone ?? '', now);
}

/** The day by which somebody's own grants count, as their session read it. */
export const grantDayOf = ({ grantDay }: Pick<Actor, 'grantDay'>, today: CalendarDate): CalendarDate =>
  grantDay ?? today;
