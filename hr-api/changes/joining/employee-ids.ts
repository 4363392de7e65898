import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { employeeIdRanges, persons } from '../../people/tables';

/** Holds the numbers until the end of the transaction, so that two who add people at once give two. */
export async function lockEmployeeIds(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('employee ids', 0))`);
}

/** The next number: after the highest that a range gave, or the first gap where that was its last; null where none is left. */
export async function nextEmployeeId(db: Database): Promise<string | null> {
  return (await nextEmployeeIds(db, 1))[0] ?? null;
}

/** The next numbers for so many people, in their order; fewer where no range has more. */
export async function nextEmployeeIds(db: Database, count: number): Promise<string[]> {
  const ranges = await db.select().from(employeeIdRanges).orderBy(asc(employeeIdRanges.position));
  const ids: string[] = [];
  for (const { prefix, digits, first, last } of ranges) {
    const lacking = count - ids.length;
    if (lacking <= 0) break;
    const { rows } = await db.execute<{ number: number }>(sql`
      with used as (
        select substring(${persons.empid} from ${prefix.length + 1}::int)::int as number from ${persons}
        where left(${persons.empid}, ${prefix.length}::int) = ${prefix}
          and substring(${persons.empid} from ${prefix.length + 1}::int) ~ ${`^[0-9]{${digits}}$`}
      ),
      top as (
        select coalesce(max(number) filter (where number between ${first} and ${last}), ${first}::int - 1) as highest from used
      )
      select number from (
        select 1 as turn, number from top, generate_series(highest + 1, least(${last}::int, highest + ${lacking}::int)) number
        union all
        select 2, gap from top, generate_series(${first}::int, case when ${last}::int - highest < ${lacking}::int
          then highest else ${first}::int - 1 end) gap
        where gap not in (select number from used)
      ) free order by turn, number limit ${lacking}::int`);
    ids.push(...rows.map(({ number }) => `${prefix}${String(number).padStart(digits, '0')}`));
  }
  return ids;
}

/** The range that an organisation begins with. */
export const loadEmployeeIdRanges = (db: Database) =>
  insertRows(db, employeeIdRanges, [{ code: 1, position: 1, prefix: 'E', digits: 4, first: 1, last: 9999 }]);
