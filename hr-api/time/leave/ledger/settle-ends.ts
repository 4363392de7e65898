import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { instantValue } from '../../../platform/db/instant';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { carryAt, type Carry } from '../rules/replay';
import { leaveEntries, leaveTypes } from '../tables';
import { carryBy } from './read-rules';
import type { Settled } from './settled-before';
import type { Settling } from './settle-grants';

interface End {
  readonly typeCode: number;
  /** The last day of credits. */
  readonly lastDay: CalendarDate;
}

interface Ending extends Settling {
  /** Whose ledger was written to, after an entry: of these what ended before, too, from the first day that was written of. */
  readonly late: { readonly from: CalendarDate; readonly after: number } | null;
  /** What was compared before and differs only where something was written since; null where nothing was. */
  readonly settled: Settled | null;
}

/** On which days credits of some people ended. */
const endsAmong = ({ today, among }: Ending, from: CalendarDate): SQL => sql`
  select distinct type_code, last_day from ${leaveEntries}
  where last_day >= ${from} and last_day < ${today} ${among ? sql`and ${among.isOf(sql`employment_id`)}` : sql``}`;

/** On which days credits of anybody ended: one after another is looked up, so that not everybody's are read. */
function endsOfAll({ today }: Ending, from: CalendarDate): SQL {
  const next = (type: SQL, isAfter: SQL) =>
    sql`(select min(last_day) from ${leaveEntries} where type_code = ${type} and last_day ${isAfter})`;
  return sql`
    with recursive ends as (
      select code as type_code, ${next(sql`code`, sql`>= ${from}`)} as last_day from ${leaveTypes}
      union all
      select type_code, ${next(sql`ends.type_code`, sql`> ends.last_day`)} from ends where last_day < ${today}
    )
    select type_code, last_day from ends where last_day < ${today}`;
}

/** On which days credits ended, the first of them first: what is carried on one may end on a later one. */
async function findEnds(db: Database, ending: Ending): Promise<End[]> {
  const { since, late, settled } = ending;
  // Of what was compared before little is looked at, whoever has it.
  const ends = (settled ? endsOfAll : endsAmong)(ending, late?.from ?? since);
  const { rows } = await db.execute<{ type_code: number; last_day: string }>(
    sql`select type_code, last_day::text as last_day from (${ends}) ends order by ends.last_day, type_code`,
  );
  return rows.map(({ type_code: typeCode, last_day: lastDay }) => ({ typeCode, lastDay }));
}

/**
 * After which entry somebody has to be written of to be looked at: everybody for null. What became of an end is written of, too: it may
 * have been by rules that were in force for some hours.
 */
function comparedAfter({ typeCode, lastDay }: End, { since, late, settled }: Ending): number | null {
  if (late && lastDay < since) return late.after;
  return settled?.isCompared(typeCode, lastDay) ? settled.lastEntry : null;
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

/**
 * With T, the balance after each step, and C, what was given so far and is taken last, of C there is left C + min(0, min(max(T, 0) − C)).
 */
function leftOf(given: 'later' | 'last'): SQL {
  const [each, all] = [sql.raw(given), sql.raw(`all_${given}`)];
  return sql`(sum(${each}) + least(0, min(greatest(balance, 0) - ${all})))`;
}

/** What can be a credit without an end. */
const IS_ENDLESS = sql`last_day is null and kind in ('earned', 'carry', 'correction')`;

/**
 * Writes what becomes of all credits that ended on a day, less what the ledger has of it: docs/decisions/time-and-leave.md. What came
 * before the first credit that can be left over then is one sum: of that nothing else matters.
 */
async function settleEnd(db: Database, end: End, ending: Ending, carry: Carry | null) {
  const { typeCode, lastDay } = end;
  const { among, now } = ending;
  const { cap, until, isAgain } = carry ?? { cap: 0, until: null, isAgain: true };
  const day = daysAfter(lastDay, 1);
  const isOfType = sql`type_code = ${typeCode} ${among ? sql`and ${among.isOf(sql`employment_id`)}` : sql``}`;
  const after = comparedAfter(end, ending);
  const isLate =
    after === null
      ? sql``
      : sql`and employment_id in (
          select employment_id from ${leaveEntries}
          where id > ${after}::bigint and type_code = ${typeCode} and day <= ${day})`;
  const open = isAgain ? sql`amount` : sql`of_year`;
  const { rows } = await db.execute<{ rows: number }>(sql`
    with concerned as materialized (
      select employment_id, least(min(day), ${day}::date) as first from ${leaveEntries}
      where ${isOfType} and (last_day >= ${lastDay} or (${IS_ENDLESS})) ${isLate}
      group by 1 having bool_or(last_day = ${lastDay})
    ),
    entries as materialized (
      select employment_id, kind, day, last_day, sum(amount)::int as amount
      from ${leaveEntries} join concerned using (employment_id)
      where ${isOfType} and day >= first and day <= ${day} group by 1, 2, 3, 4
    ),
    steps as (
      select employment_id, null::date as day, 0 as place, sum(amount)::int as amount, 0 as later, 0 as last
      from ${leaveEntries} join concerned using (employment_id) where ${isOfType} and day < first group by 1
      union all
      select employment_id, day, ${PLACE}, sum(amount)::int,
        coalesce(sum(amount) filter (where ${isLater(lastDay)}), 0)::int,
        coalesce(sum(amount) filter (where ${isLater(lastDay)} or ${isOfYear(lastDay)}), 0)::int
      from entries where day <= ${lastDay} group by 1, 2, 3
    ),
    running as (
      select *, sum(amount) over this as balance, sum(later) over this as all_later, sum(last) over this as all_last
      from steps window this as (partition by employment_id order by day nulls first, place)
    ),
    ended as (
      select employment_id, greatest(0, sum(amount)) - ${leftOf('later')} as amount,
        ${leftOf('last')} - ${leftOf('later')} as of_year
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
      select employment_id, kind, amount, last_day from entries where day = ${day} and kind in ('expiry', 'carry')
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
export async function settleEnds(db: Database, ending: Ending): Promise<number> {
  let rows = 0;
  const { settled, today } = ending;
  const lateFrom = new Map(settled?.lateFrom);
  const isSettled = ({ typeCode, lastDay }: End) => {
    const from = lateFrom.get(typeCode);
    return settled?.isCompared(typeCode, lastDay) && (from === undefined || from > daysAfter(lastDay, 1));
  };
  const ends = await findEnds(db, ending);
  for (let end = ends.shift(); end; end = ends.shift()) {
    if (isSettled(end)) continue;
    const carry = carryAt(end.lastDay, carryBy(ending.rules.get(end.typeCode) ?? []));
    const written = await settleEnd(db, end, ending, carry);
    rows += written;
    if (written === 0) continue;
    lateFrom.set(end.typeCode, end.lastDay);
    // What is carried may itself have ended since.
    if (!carry || carry.until >= today) continue;
    const carried = { typeCode: end.typeCode, lastDay: carry.until };
    if (!ends.some(isSame(carried))) ends.push(carried);
    ends.sort(inOrder);
  }
  return rows;
}
