import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { instantValue } from '../../../platform/db/instant';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { carryAt, type Carry } from '../rules/replay';
import { leaveEntries } from '../tables';
import { carryBy } from './read-rules';
import type { Settling } from './settle-grants';

interface End {
  readonly typeCode: number;
  /** The last day of credits. */
  readonly lastDay: CalendarDate;
}

interface Ending extends Settling {
  /** Whose ledger was written to, after an entry: of these what ended before, too, from the first day that was written of. */
  readonly late: { readonly from: CalendarDate; readonly after: number } | null;
}

/** On which days credits ended, the first of them first: what is carried on one may end on a later one. */
async function findEnds(db: Database, { today, since, late, among }: Ending): Promise<End[]> {
  const { rows } = await db.execute<{ type_code: number; last_day: string }>(sql`
    select distinct type_code, last_day::text as last_day from ${leaveEntries}
    where last_day >= ${late?.from ?? since} and last_day < ${today} ${among ? sql`and ${among(sql`employment_id`)}` : sql``}
    order by last_day, type_code`);
  return rows.map(({ type_code: typeCode, last_day: lastDay }) => ({ typeCode, lastDay }));
}

/** Whether entries of one day, kind and end, together, give something that can be taken after a day. */
const isLater = (
  lastDay: CalendarDate,
) => sql`(kind in ('grant', 'earned') or (kind = 'carry' and (last_day is null or last_day >= day))
  or (kind = 'correction' and amount > 0)) and coalesce(last_day, 'infinity') > ${lastDay}::date`;

/** On one day first goes what has ended, then comes what is given, then goes what is taken. */
const PLACE = sql`case when kind = 'expiry' or (kind = 'carry' and last_day < day) then 0
  when amount > 0 or kind in ('grant', 'carry', 'earned') then 1 else 2 end`;

/** Whether they give something that ends on a day and was not carried: of what ends then, what was carried is taken first. */
const isOfYear = (lastDay: CalendarDate) =>
  sql`(kind in ('grant', 'earned') or (kind = 'correction' and amount > 0)) and last_day = ${lastDay}::date`;

/** With T, the balance after each step, and C, what was given so far and is taken last, of C there is left C + min(0, min(max(T, 0) − C)). */
const leftOf = (given: SQL) =>
  sql`(max(${given}) filter (where from_last = 1) + least(0, min(greatest(balance, 0) - ${given})))`;

/** Writes what becomes of all credits that ended on a day, less what the ledger has of it: docs/decisions/time-and-leave.md. */
async function settleEnd(db: Database, end: End, { since, late, among, now }: Ending, carry: Carry | null) {
  const { typeCode, lastDay } = end;
  const { cap, until, isAgain } = carry ?? { cap: 0, until: null, isAgain: true };
  const day = daysAfter(lastDay, 1);
  const isOfType = sql`type_code = ${typeCode} ${among ? sql`and ${among(sql`employment_id`)}` : sql``}`;
  const isLate =
    late && lastDay < since
      ? sql`and employment_id in (
          select employment_id from ${leaveEntries}
          where id > ${late.after} and type_code = ${typeCode} and day <= ${lastDay})`
      : sql``;
  const open = isAgain ? sql`amount` : sql`of_year`;
  const { rows } = await db.execute<{ rows: number }>(sql`
    with concerned as (
      select distinct employment_id from ${leaveEntries} where ${isOfType} and last_day = ${lastDay} ${isLate}
    ),
    entries as (
      select employment_id, kind, day, last_day, sum(amount)::int as amount
      from ${leaveEntries} join concerned using (employment_id) where ${isOfType} and day <= ${lastDay} group by 1, 2, 3, 4
    ),
    steps as (
      select employment_id, day, ${PLACE} as place, sum(amount) as amount,
        coalesce(sum(amount) filter (where ${isLater(lastDay)}), 0) as later,
        coalesce(sum(amount) filter (where ${isLater(lastDay)} or ${isOfYear(lastDay)}), 0) as last
      from entries group by 1, 2, 3
    ),
    running as (
      select employment_id, sum(amount) over this as balance, sum(later) over this as later, sum(last) over this as last,
        row_number() over (partition by employment_id order by day desc, place desc) as from_last
      from steps window this as (partition by employment_id order by day, place)
    ),
    ended as (
      select employment_id, greatest(0, max(balance) filter (where from_last = 1)) - ${leftOf(sql`later`)} as amount,
        ${leftOf(sql`last`)} - ${leftOf(sql`later`)} as of_year
      from running group by 1
    ),
    expected as (
      select employment_id, kind, parts.amount, last_day from (
        select employment_id, amount, least(${open}, coalesce(${cap}::bigint, ${open})) as carried from ended
      ) split cross join lateral (values
        ('expiry', carried - amount, ${lastDay}::date), ('carry', -carried, ${lastDay}::date), ('carry', carried, ${until}::date)
      ) parts(kind, amount, last_day)
    ),
    found as (
      select employment_id, kind, sum(amount) as amount, last_day from ${leaveEntries} join concerned using (employment_id)
      where ${isOfType} and day = ${day} and kind in ('expiry', 'carry') group by 1, 2, 4
    ),
    differences as (
      select employment_id, kind, last_day, sum(amount) as amount from (
        select employment_id, kind, last_day, amount from expected union all select employment_id, kind, last_day, -amount from found
      ) both_sides group by 1, 2, 3 having sum(amount) <> 0
    ),
    written as (
      insert into ${leaveEntries} (employment_id, type_code, kind, day, amount, last_day, written_at)
      select employment_id, ${typeCode}::int, kind, ${day}::date, amount, last_day, ${instantValue(now)} from differences
      returning 1
    )
    select count(*)::int as rows from written`);
  return rows[0]?.rows ?? 0;
}

const inOrder = (one: End, other: End) => one.lastDay.localeCompare(other.lastDay) || one.typeCode - other.typeCode;

const isSame = (end: End) => (other: End) => other.typeCode === end.typeCode && other.lastDay === end.lastDay;

/** Writes what becomes of credits that ended, one statement for each type and day; answers how many entries that were. */
export async function settleEnds(db: Database, settling: Ending): Promise<number> {
  let rows = 0;
  const ends = await findEnds(db, settling);
  for (let end = ends.shift(); end; end = ends.shift()) {
    const carry = carryAt(end.lastDay, carryBy(settling.rules.get(end.typeCode) ?? []));
    const written = await settleEnd(db, end, settling, carry);
    rows += written;
    // What is carried may itself have ended since.
    if (written === 0 || !carry || carry.until >= settling.today) continue;
    const carried = { typeCode: end.typeCode, lastDay: carry.until };
    if (!ends.some(isSame(carried))) ends.push(carried);
    ends.sort(inOrder);
  }
  return rows;
}
