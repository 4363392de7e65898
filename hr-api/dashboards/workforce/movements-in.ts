import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../population/population';
import { joinedAndLeft } from '../../workplace/reports/people/joiners-and-leavers';

/**
 * What was in force of the same person until the day before a row began: of the same employment, or of one that it follows without a
 * gap.
 */
const before = (table: SQL, isAlike = sql`true`): SQL => sql`cross join lateral (
    select old.* from ${table} old join employments held on held.id = old.employment_id
    where held.person_id = own.person_id and old.valid_from < after.valid_from and ${isAlike}
      and ((held.id = own.id and old.valid_to = after.valid_from)
        or (held.id <> own.id and held.valid_to = own.valid_from and after.valid_from = own.valid_from
          and (old.valid_to is null or old.valid_to >= held.valid_to)))
    limit 1) as before`;

/** Rows that begin within a period, with the employments that they are of. */
const begun = (table: SQL, { from, to }: Period): SQL =>
  sql`${table} after join employments own on own.id = after.employment_id and own.valid_to is distinct from own.valid_from
    and after.valid_from between ${from} and ${to}`;

/**
 * Who joined, left, was transferred to another business, company, unit or location, changed level or manager within a period: each as a
 * row of `id`, `employment_id`, `kind` and `moved_on` with the codes before and after, of a transfer those that differ. Leading somebody
 * for the first time is no change.
 */
export function movementsIn(period: Period): SQL {
  const differing = (side: 'before' | 'after') =>
    sql.join(
      ['business_code', 'company_code', 'unit_code', 'location_code'].map((name) => {
        const column = sql.identifier(name);
        return sql`case when before.${column} <> after.${column} then ${sql.identifier(side)}.${column} end`;
      }),
      sql`, `,
    );
  const assigned = sql`${begun(sql`assignments`, period)} ${before(sql`assignments`)}`;
  const nothing = (count: number) =>
    sql.join(
      Array.from({ length: count }, () => sql`null`),
      sql`, `,
    );
  return sql`(
    select moved.id::text || moved.kind as id, moved.id as employment_id, moved.kind, moved.moved_on,
      null::text as old_business, null::text as old_company, null::text as old_unit, null::text as old_location,
      null::text as new_business, null::text as new_company, null::text as new_unit, null::text as new_location,
      null::text as old_level, null::text as new_level, null::uuid as old_leader, null::uuid as new_leader
    from (${joinedAndLeft(period)}) as moved
    union all
    select after.id::text || 'place', own.id, 'transferred', after.valid_from, ${differing('before')}, ${differing('after')}, ${nothing(4)}
    from ${assigned}
    where (before.business_code, before.company_code, before.unit_code, before.location_code)
      <> (after.business_code, after.company_code, after.unit_code, after.location_code)
    union all
    select after.id::text || 'level', own.id, case when higher.rank > lower.rank then 'promoted' else 'lowered' end, after.valid_from,
      ${nothing(8)}, before.level_code, after.level_code, ${nothing(2)}
    from ${assigned}
    join levels lower on lower.code = before.level_code join levels higher on higher.code = after.level_code
    where before.level_code <> after.level_code
    union all
    select after.id::text || 'line', own.id, 'manager', after.valid_from, ${nothing(10)}, before.leader_id, after.leader_id
    from ${begun(sql`reporting_lines`, period)} ${before(sql`reporting_lines`, sql`old.kind = 'manager'`)}
    where after.kind = 'manager' and before.leader_id <> after.leader_id
  ) as movement`;
}
