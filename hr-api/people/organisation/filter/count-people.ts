import { and, eq, gt, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../../lib/contract/people/organisation-levels';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { asOn } from '../../effective-dates';
import { assignments, employments } from '../../tables';
import { LEVEL_COLUMN, isChosen } from './is-chosen';

interface Counted {
  readonly on: CalendarDate;
  /** Of whom; a condition on `employments` and `assignments`, undefined for everyone. */
  readonly among: SQL | undefined;
  /** Where; a condition on `assignments`, left out for everywhere. */
  readonly places?: SQL | undefined;
}

const listed = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);

/**
 * How many work at each place on a day, a place being all that is wanted of it. Where everyone is asked of, their employments are not
 * looked up one by one: those whose employment is not of the day although their place still is are few, and left out; and whoever is
 * there without an end, as most are, is counted from an index alone.
 */
export function peopleByPlace({ on, among, places }: Counted, wanted: readonly OrgLevel[]): SQL {
  const columns = listed(wanted.map((level) => LEVEL_COLUMN[level]));
  const names = wanted.map((level) => sql.identifier(level));
  const place = listed(wanted.map((level, at) => sql`${LEVEL_COLUMN[level]} as ${names[at]}`));
  const employed = asOn(employments, on);
  if (among)
    return sql`select ${place}, count(*) as people
      from ${assignments} join ${employments} on ${and(eq(employments.id, assignments.employmentId), employed)}
      where ${and(asOn(assignments, on), places, among)} group by ${columns}`;
  const there = (ends: SQL) =>
    sql`select ${place}, ${assignments.employmentId} as employment_id from ${assignments}
      where ${and(ends, lte(assignments.validFrom, on), places)}`;
  return sql`select ${listed(names)}, count(*) as people
    from (${there(isNull(assignments.validTo))} union all ${there(gt(assignments.validTo, on))}) there
    where employment_id not in (select ${employments.id} from ${employments} where not (${employed}))
    group by ${listed(names)}`;
}

/** How many people each code of some levels has on a day, in one pass over them; a unit without those below it. */
export async function countPeopleByLevel(
  db: Database,
  counted: Counted,
  wanted: readonly OrgLevel[] = ORG_LEVELS,
): Promise<Record<OrgLevel, ReadonlyMap<string, number>>> {
  const names = wanted.map((level) => sql.identifier(level));
  // First by place: few places stand for many people, and only those are added up level by level.
  const { rows } = await db.execute<Record<OrgLevel, string | null> & { people: number }>(sql`
    with places as (${peopleByPlace(counted, wanted)})
    select ${listed(names)}, sum(people)::int as people from places
    group by grouping sets (${listed(names.map((name) => sql`(${name})`))})`);
  const found = Object.fromEntries(ORG_LEVELS.map((level) => [level, new Map<string, number>()])) as Record<
    OrgLevel,
    Map<string, number>
  >;
  for (const row of rows) {
    const level = wanted.find((one) => row[one] !== null);
    if (level) found[level].set(row[level]!, row.people);
  }
  return found;
}

/** How many people a choice finds on a day. */
export async function countChosenPeople(db: Database, counted: Counted, choice: OrgChoice): Promise<number> {
  const { on, among } = counted;
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from ${assignments}
    join ${employments} on ${and(eq(employments.id, assignments.employmentId), asOn(employments, on))}
    where ${and(asOn(assignments, on), among, await isChosen(db, choice, on))}`);
  return rows[0]?.people ?? 0;
}
