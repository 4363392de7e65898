import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../population/population';
import { joinedAndLeft } from '../../workplace/reports/people/joiners-and-leavers';

/** What a row follows: one of its own employment, or of another which that follows without a gap. */
const FOLLOWED = ['own', 'other'] as const;
type Followed = (typeof FOLLOWED)[number];

/**
 * What was in force until the day before a row began, which is joined to both ends of the step: a lookup of each takes ten times as long.
 */
const before = (table: SQL, followed: Followed, isAlike: SQL): SQL =>
  followed === 'own'
    ? sql`join ${table} before on before.employment_id = own.id and before.valid_to = after.valid_from
        and after.valid_from > own.valid_from and ${isAlike}`
    : sql`join employments held on held.person_id = own.person_id and held.id <> own.id and held.valid_to = own.valid_from
        and after.valid_from = own.valid_from
      join ${table} before on before.employment_id = held.id and before.valid_from < after.valid_from
        and (before.valid_to is null or before.valid_to >= held.valid_to) and ${isAlike}`;

/** Rows that begin within a period, with the employments that they are of, after what they follow. */
function stepsOf(table: SQL, { from, to }: Period, followed: Followed, isAlike = sql`true`): SQL {
  const begins = (of: 'after' | 'own') => sql`${sql.identifier(of)}.valid_from between ${from} and ${to}`;
  return sql`${table} after join employments own on own.id = after.employment_id and own.valid_to is distinct from own.valid_from
      and ${begins('after')} ${followed === 'own' ? sql`` : sql`and ${begins('own')}`}
    ${before(table, followed, isAlike)}`;
}

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
  const nothing = (count: number) =>
    sql.join(
      Array.from({ length: count }, () => sql`null`),
      sql`, `,
    );
  const arms = FOLLOWED.flatMap((followed) => [
    sql`select after.id::text || 'place', own.id, 'transferred', after.valid_from, ${differing('before')}, ${differing('after')}, ${nothing(4)}
      from ${stepsOf(sql`assignments`, period, followed)}
      where (before.business_code, before.company_code, before.unit_code, before.location_code)
        <> (after.business_code, after.company_code, after.unit_code, after.location_code)`,
    sql`select after.id::text || 'level', own.id, case when higher.rank > lower.rank then 'promoted' else 'lowered' end, after.valid_from,
        ${nothing(8)}, before.level_code, after.level_code, ${nothing(2)}
      from ${stepsOf(sql`assignments`, period, followed)}
      join levels lower on lower.code = before.level_code join levels higher on higher.code = after.level_code
      where before.level_code <> after.level_code`,
    sql`select after.id::text || 'line', own.id, 'manager', after.valid_from, ${nothing(10)}, before.leader_id, after.leader_id
      from ${stepsOf(sql`reporting_lines`, period, followed, sql`before.kind = 'manager'`)}
      where after.kind = 'manager' and before.leader_id <> after.leader_id`,
  ]);
  return sql`(
    select moved.id::text || moved.kind as id, moved.id as employment_id, moved.kind, moved.moved_on,
      null::text as old_business, null::text as old_company, null::text as old_unit, null::text as old_location,
      null::text as new_business, null::text as new_company, null::text as new_unit, null::text as new_location,
      null::text as old_level, null::text as new_level, null::uuid as old_leader, null::uuid as new_leader
    from (${joinedAndLeft(period)}) as moved
    union all ${sql.join(arms, sql` union all `)}
  ) as movement`;
}
