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
  const ranges = await db.select().from(employeeIdRanges).orderBy(asc(employeeIdRanges.position));
  for (const { prefix, digits, first, last } of ranges) {
    const { rows } = await db.execute<{ next: number | null }>(sql`
      with used as (
        select substring(${persons.empid} from ${prefix.length + 1}::int)::int as number from ${persons}
        where left(${persons.empid}, ${prefix.length}::int) = ${prefix}
          and substring(${persons.empid} from ${prefix.length + 1}::int) ~ ${`^[0-9]{${digits}}$`}
      ),
      own as (select number from used where number between ${first} and ${last})
      select case
        when (select max(number) from own) is null then ${first}::int
        when (select max(number) from own) < ${last} then (select max(number) from own) + 1
        else (select min(free) from generate_series(${first}::int, ${last}::int) free where free not in (select number from own))
      end as next`);
    const next = rows[0]?.next;
    if (typeof next === 'number') return `${prefix}${String(next).padStart(digits, '0')}`;
  }
  return null;
}

/** The range that an organisation begins with. */
export const loadEmployeeIdRanges = (db: Database) =>
  insertRows(db, employeeIdRanges, [{ code: 1, position: 1, prefix: 'E', digits: 4, first: 1, last: 9999 }]);
