import { and, eq, sql, type SQL } from 'drizzle-orm';
import { hasBegun } from '../../people/effective-dates';
import { employments } from '../../people/tables';
import type { Period } from '../population/population';
import { joinedAndLeft } from '../../workplace/reports/people/joiners-and-leavers';

/** What a row follows: one of its own employment, or of another which that follows without a gap. */
const FOLLOWED = ['own', 'other'] as const;
type Followed = (typeof FOLLOWED)[number];

const PLACE = ['business_code', 'company_code', 'unit_code', 'location_code'] as const;

/**
 * Rows that begin within a period after what they follow: what was in force until the day before, which is joined to both ends of the
 * step, as a lookup of each takes ten times as long. The days are compared in `coalesce`: PostgreSQL would take it for chance that one
 * employment's rows meet, expect almost none, and look each up.
 */
function stepsOf(table: SQL, { from, to }: Period, followed: Followed, isAlike = sql`true`): SQL {
  const begins = (of: 'after' | 'own') => sql`${sql.identifier(of)}.valid_from between ${from} and ${to}`;
  return followed === 'own'
    ? sql`${table} after join ${table} before on before.employment_id = after.employment_id
        and coalesce(before.valid_to = after.valid_from, false) and ${begins('after')} and ${isAlike}`
    : sql`${table} after join employments own on own.id = after.employment_id and own.valid_from = after.valid_from
        and ${begins('after')} and ${begins('own')}
      join employments held on held.person_id = own.person_id and held.id <> own.id and held.valid_to = own.valid_from
      join ${table} before on before.employment_id = held.id and before.valid_from < after.valid_from
        and (before.valid_to is null or before.valid_to >= held.valid_to) and ${isAlike}`;
}

/**
 * Who joined, left, was transferred to another business, company, unit or location, changed level or manager within a period: each as a
 * row of `id`, `employment_id`, `kind` and `moved_on` with the codes before and after, of a transfer those that differ. Leading somebody
 * for the first time is no change. Their employments stand beside them; a step within one comes after its first day.
 */
export function movementsIn(period: Period): SQL {
  const differing = (side: 'before' | 'after') =>
    sql.join(
      PLACE.map((name) => {
        const column = sql.identifier(name);
        return sql`case when step.of = 'place' and before.${column} <> after.${column} then ${sql.identifier(side)}.${column} end`;
      }),
      sql`, `,
    );
  const placeOf = (side: 'before' | 'after') =>
    sql.join(
      PLACE.map((name) => sql`${sql.identifier(side)}.${sql.identifier(name)}`),
      sql`, `,
    );
  const levelOf = (side: 'before' | 'after') =>
    sql`case when step.of = 'level' then ${sql.identifier(side)}.level_code end`;
  const nothing = (count: number) =>
    sql.join(
      Array.from({ length: count }, () => sql`null`),
      sql`, `,
    );
  const isWithin = (followed: Followed) => (followed === 'own' ? sql`true` : sql`false`);
  const arms = FOLLOWED.flatMap((followed) => [
    sql`select after.id::text || step.of, after.employment_id, step.kind, after.valid_from, ${differing('before')}, ${differing('after')},
        ${levelOf('before')}, ${levelOf('after')}, ${nothing(2)}, ${isWithin(followed)}
      from ${stepsOf(sql`assignments`, period, followed)}
      join levels lower on lower.code = before.level_code join levels higher on higher.code = after.level_code
      cross join lateral (
        select 'place' as of, 'transferred' as kind where (${placeOf('before')}) <> (${placeOf('after')})
        union all
        select 'level', case when higher.rank > lower.rank then 'promoted' else 'lowered' end where before.level_code <> after.level_code
      ) step`,
    sql`select after.id::text || 'line', after.employment_id, 'manager', after.valid_from, ${nothing(10)}, before.leader_id, after.leader_id, ${isWithin(followed)}
      from ${stepsOf(sql`reporting_lines`, period, followed, sql`before.kind = 'manager'`)}
      where after.kind = 'manager' and before.leader_id <> after.leader_id`,
  ]);
  return sql`(
    select moved.id::text || moved.kind as id, moved.id as employment_id, moved.kind, moved.moved_on,
      null::text as old_business, null::text as old_company, null::text as old_unit, null::text as old_location,
      null::text as new_business, null::text as new_company, null::text as new_unit, null::text as new_location,
      null::text as old_level, null::text as new_level, null::uuid as old_leader, null::uuid as new_leader, false as is_within
    from (${joinedAndLeft(period)}) as moved
    union all ${sql.join(arms, sql` union all `)}
  ) as movement join ${employments} on ${and(eq(employments.id, sql`movement.employment_id`), hasBegun(employments))}
    and (movement.moved_on > ${employments.validFrom} or not movement.is_within)`;
}
