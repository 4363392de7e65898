import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { asOn, hasBegun } from '../../people/effective-dates';
import { LEVEL_COLUMN } from '../../people/organisation/filter/is-chosen';
import { readUnitsOfPeriod } from '../../people/organisation/units-of-period';
import { assignments, employments } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';

/** Of whom figures are. */
export interface Population {
  /** A condition on `employments`; undefined for everyone. */
  readonly among: SQL | undefined;
  readonly chosen: OrgChoice;
  /** By which level people are told apart; null: not at all. By `unit` goes by the units directly below those that are chosen. */
  readonly by: OrgLevel | null;
}

/** Days from a first to a last one, both included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * When each person is in the population, as rows of `person_id`, `employment_id`, the span of the employment (`begins`, `ends`), that of
 * the place (`s` up to, not including, `t`) and the group (`g`) they are counted in, of all that touches a period. Spans of a person do
 * not overlap; `ends` and `t` are `infinity` without an end.
 *
 * Docs: docs/decisions/figures-of-people.md.
 */
export async function spansOf(db: Database, population: Population, { from, to }: Period): Promise<SQL> {
  const conditionOfOrgParts = and(
    lte(assignments.validFrom, to),
    or(isNull(assignments.validTo), gte(assignments.validTo, from)),
  );
  const isEmployed = and(
    hasBegun(employments),
    lte(employments.validFrom, to),
    or(isNull(employments.validTo), gte(employments.validTo, from)),
  );
  const { placed, isCounted, group, hasUnits } = await orgPartsOf(db, population, { from, to });
  const [s, t] = [
    sql`greatest(${employments.validFrom}, ${assignments.validFrom}${hasUnits ? sql`, unit_group.f` : sql``})`,
    sql`least(coalesce(${employments.validTo}, 'infinity'), coalesce(${assignments.validTo}, 'infinity')${hasUnits ? sql`, unit_group.u` : sql``})`,
  ];
  // `offset 0` has both ends worked out once, and not again at each mention.
  return sql`(
    select * from (
      select ${employments.personId} as person_id, ${employments.id} as employment_id, ${employments.validFrom} as begins,
        coalesce(${employments.validTo}, 'infinity') as ends, ${s} as s, ${t} as t, ${group} as g
      from ${placed} where ${and(isEmployed, conditionOfOrgParts, isCounted)} offset 0
    ) touching where s < t
  )`;
}

/**
 * Who is in the population on a day, once each, as rows of `person_id`, `employment_id`, the day on which that `begins`, the `level` and
 * `company` of the day, and the group (`g`) they are counted in. The last working day is one.
 */
export async function peopleOn(
  db: Database,
  population: Omit<Population, 'by'> & Partial<Population>,
  on: CalendarDate,
): Promise<SQL> {
  const { placed, isCounted, group } = await orgPartsOf(db, { by: null, ...population }, { from: on, to: on });
  // Said of columns alone, so that the database knows about how many they are: it joins a few and all of them in different ways.
  return sql`(
    select ${employments.personId} as person_id, ${employments.id} as employment_id, ${employments.validFrom} as begins,
      ${assignments.levelCode} as level, ${assignments.companyCode} as company, ${group} as g
    from ${placed} where ${and(asOn(employments, on), asOn(assignments, on), isCounted)}
  )`;
}

/** Employments with their places, which of them are counted, and in which group: where it goes by units, with those of the period. */
async function orgPartsOf(db: Database, { among, chosen, by }: Population, period: Period) {
  const hasUnits = by === 'unit' || (chosen.unit?.length ?? 0) > 0;
  const narrowed = ORG_LEVELS.map((level) => {
    const codes = chosen[level] ?? [];
    return level === 'unit' || codes.length === 0 ? undefined : inArray(LEVEL_COLUMN[level], [...codes]);
  });
  const units = hasUnits
    ? sql`join ${await unitSpans(db, { chosen, by }, period)} on unit_group.unit_code = ${assignments.unitCode}`
    : sql``;
  return {
    placed: sql`${employments} join ${assignments} on ${eq(assignments.employmentId, employments.id)} ${units}`,
    isCounted: and(...narrowed, among),
    group: by === null ? sql`''::text` : by === 'unit' ? sql`unit_group.g` : sql`${LEVEL_COLUMN[by]}`,
    hasUnits,
  };
}

/** The units of a period with their groups, as rows of `unit_code`, `g`, and the span from `f` up to `u`. */
async function unitSpans(
  db: Database,
  { chosen, by }: Pick<Population, 'chosen' | 'by'>,
  { from, to }: Period,
): Promise<SQL> {
  const roots = (chosen.unit?.length ?? 0) > 0 ? chosen.unit! : null;
  const spans = await readUnitsOfPeriod(db, { from, to, roots, isByUnit: by === 'unit' });
  // What holds at the edge of the period holds beyond it: nobody leaves a unit because the question ends.
  const first = (day: CalendarDate) => (day === from ? '-infinity' : day);
  const last = (day: CalendarDate) => (day === to ? 'infinity' : day);
  return sql`(
    select code as unit_code, g, f::date as f, case u when 'infinity' then 'infinity'::date else u::date + 1 end as u
    from unnest(
      ${textArray(spans.map(({ unitCode }) => unitCode))}, ${textArray(spans.map(({ group }) => group))},
      ${textArray(spans.map((one) => first(one.from)))}, ${textArray(spans.map((one) => last(one.to)))}
    ) as spans (code, g, f, u)
  ) as unit_group`;
}

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
