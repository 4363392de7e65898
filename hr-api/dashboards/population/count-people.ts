import { and, eq, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../people/effective-dates';
import { jobStatuses, persons } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { peopleOn, spansOf, type Population } from './population';

/** How many are in each group on a day. */
export async function countByGroup(
  db: Database,
  population: Population,
  on: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ g: string; people: number }>(sql`
    select g, count(*)::int as people from ${await peopleOn(db, population, on)} person group by 1`);
  return new Map(rows.map(({ g, people }) => [g, people]));
}

/** How many there are on each of some days, which stand in their order. */
export async function countOnDays(
  db: Database,
  population: Omit<Population, 'by'>,
  days: readonly CalendarDate[],
): Promise<readonly number[]> {
  const spans = await spansOf(db, { ...population, by: null }, { from: days[0]!, to: days.at(-1)! });
  // A span covers the days from as many on as are before its first one, up to as many as are before the first one behind it.
  const daysBefore = (day: SQL) => sql`width_bucket(${day} - 1, ${sql.param([...days])}::date[])`;
  const { rows } = await db.execute<Record<'first' | 'past' | 'people', number>>(sql`
    select ${daysBefore(sql`s`)} as first, ${daysBefore(sql`t`)} as past, count(*)::int as people from ${spans} span group by 1, 2`);
  return days.map((_day, at) =>
    rows.reduce((sum, { first, past, people }) => (first <= at && at < past ? sum + people : sum), 0),
  );
}

/** How many there are of each gender on a day; '' is not said. */
export async function countByGender(
  db: Database,
  population: Omit<Population, 'by'>,
  on: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  const people = await peopleOn(db, population, on);
  const { rows } = await db.execute<{ gender: string; people: number }>(sql`
    select coalesce(${persons.gender}, '') as gender, count(*)::int as people
    from ${people} person join ${persons} on ${eq(persons.id, sql`person.person_id`)} group by 1`);
  return new Map(rows.map(({ gender, people }) => [gender, people]));
}

/** How many there are on a day of each job status (`''` without one), level and company together. */
export async function countByEmployment(db: Database, population: Omit<Population, 'by'>, on: CalendarDate) {
  const people = await peopleOn(db, population, on);
  const isOfDay = and(eq(jobStatuses.employmentId, sql`person.employment_id`), asOn(jobStatuses, on));
  const { rows } = await db.execute<Record<'status' | 'level' | 'company', string> & { people: number }>(sql`
    select coalesce(${jobStatuses.statusCode}::text, '') as status, level, company, count(*)::int as people
    from ${people} person left join ${jobStatuses} on ${isOfDay} group by 1, 2, 3`);
  return rows;
}

/** Somebody's age in full years on a day. Whoever was born on 29 February is a year older on 1 March of other years. */
export function ageOn(on: CalendarDate): SQL<number | null> {
  const hasBirthday = sql`(to_char(${on}::date, 'MMDD') >= to_char(${persons.bornOn}, 'MMDD'))::int`;
  return sql`(extract(year from ${on}::date)::int - extract(year from ${persons.bornOn})::int - 1 + ${hasBirthday})`;
}

/** How many are of each age on a day; null is of those without a date of birth. */
export async function countByAge(
  db: Database,
  population: Omit<Population, 'by'>,
  on: CalendarDate,
): Promise<ReadonlyMap<number | null, number>> {
  const people = await peopleOn(db, population, on);
  const { rows } = await db.execute<{ age: number | null; people: number }>(sql`
    select ${ageOn(on)} as age, count(*)::int as people
    from ${people} person join ${persons} on ${eq(persons.id, sql`person.person_id`)} group by 1`);
  return new Map(rows.map(({ age, people }) => [age, people]));
}
