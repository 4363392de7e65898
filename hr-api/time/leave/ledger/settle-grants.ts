import { sql, type SQL } from 'drizzle-orm';
import { assignments, employments } from '../../../people/tables';
import { unitsBelow } from '../../../people/visibility';
import type { Database } from '../../../platform/db/database';
import { instantValue } from '../../../platform/db/instant';
import type { CalendarDate } from '../../../platform/dates';
import { MONTH, periodFrom, ruleOn, WHOLE_MONTH, monthsOfPeriod } from '../rules/entitlement';
import { lastDayOf, leaveYearOf, monthOf, monthsAfter, monthsIn } from '../rules/leave-year';
import { leaveEntries, workShares } from '../tables';
import type { RulesByType } from './read-rules';
import { workedByMonth } from './worked-halves';

/** Some employments, as a condition on an id; a part that is settled each night has a name. */
export interface Among {
  readonly isOf: (employmentId: SQL) => SQL;
  readonly part?: string;
}

export interface Settling {
  readonly rules: RulesByType;
  /** All that was to be written up to this day. */
  readonly today: CalendarDate;
  /** From which day on what the ledger says is compared. */
  readonly since: CalendarDate;
  readonly now: Date;
  /** Of whom; everybody without it. */
  readonly among?: Among;
}

/** How many entries were written, and the first of their days; null without any. */
export interface Settled {
  readonly rows: number;
  readonly from: CalendarDate | null;
}

interface GrantPeriod {
  readonly n: number;
  readonly type_code: number;
  readonly first: CalendarDate;
  readonly end: CalendarDate;
  readonly months: number;
  readonly amount: number;
  readonly pro_rata: string;
  /** So many worked half days are granted `amount`; null where something else is granted by. */
  readonly worked: number | null;
  readonly round_to: number;
  readonly rounds_up: boolean;
  readonly after: boolean;
  readonly last_day: CalendarDate;
  /** Whom it is for: its place in the audiences. */
  readonly audience: number;
}

/** Whom periods are for; null is everywhere. */
interface Audience {
  readonly units: readonly string[] | null;
  readonly locations: readonly string[] | null;
}

async function unitsWith(db: Database, codes: readonly string[], day: CalendarDate): Promise<string[] | null> {
  if (codes.length === 0) return null;
  const roots = sql`select value from json_array_elements_text(${JSON.stringify(codes)}::json)`;
  const { rows } = await db.execute<{ code: string }>(sql`select code from ${unitsBelow(roots, day)} below`);
  return rows.map(({ code }) => code);
}

/** Each period of each type that begins within the months that are settled, with what its rule says. */
async function periodsOf(db: Database, { rules, today, since }: Settling) {
  const periods: GrantPeriod[] = [];
  const audiences = new Map<string, { readonly audience: number } & Audience>();
  const placeOf = (audience: Audience): number => {
    const key = JSON.stringify(audience);
    const found = audiences.get(key) ?? { audience: audiences.size, ...audience };
    audiences.set(key, found);
    return found.audience;
  };
  const span = { first: monthOf(since), end: monthsAfter(monthOf(today), 1) };
  for (const [typeCode, dated] of rules)
    for (const { first: month } of monthsIn(span)) {
      const rule = ruleOn(dated, month);
      const period = rule && periodFrom(rule, month);
      if (!rule || !period) continue;
      periods.push({
        n: periods.length,
        type_code: typeCode,
        ...period,
        months: monthsOfPeriod(rule),
        amount: rule.amount,
        pro_rata: rule.proRata,
        worked: rule.basis === 'worked' ? 2 * rule.perWorkedDays : null,
        round_to: rule.roundTo,
        rounds_up: rule.roundsUp,
        after: rule.isGrantedAfter || rule.basis === 'worked',
        last_day: lastDayOf(leaveYearOf(month, rule.yearBegins)),
        audience: placeOf({
          units: await unitsWith(db, rule.units, period.first),
          locations: rule.locations.length > 0 ? rule.locations : null,
        }),
      });
    }
  return { periods, audiences: [...audiences.values()] };
}

const COLUMNS = sql`n int, type_code int, first date, "end" date, months int, amount bigint, pro_rata text, worked int, round_to int,
  rounds_up bool, after bool, last_day date, audience int`;

/**
 * Who is employed in which period and is one of those whom it is for, and whether in all of it and with full time, so that nothing has
 * to be weighed. An end that is to come does not count before it is there.
 */
function employed({ periods, audiences }: Awaited<ReturnType<typeof periodsOf>>, { today, among }: Settling): SQL {
  const isAsked = (id: SQL) => (among ? sql`and ${among.isOf(id)}` : sql``);
  const isEverywhere = sql`(units is null and locations is null)`;
  return sql`
    with audiences as (
      select * from json_to_recordset(${JSON.stringify(audiences)}::json) as audiences(audience int, units text[], locations text[])
    ),
    reached as (
      select audience, employment_id, valid_from, valid_to from audiences join ${assignments} place
        on (units is null or unit_code = any(units)) and (locations is null or location_code = any(locations))
      where not ${isEverywhere} ${isAsked(sql`employment_id`)}
      union all
      select audience, id, valid_from, null from audiences cross join ${employments} where ${isEverywhere} ${isAsked(sql`id`)}
    ),
    who as materialized (
      select id, valid_from, case when valid_to <= ${today} then valid_to end as valid_to, exists (
        select from ${workShares} where employment_id = id and ${workShares.validFrom} <= ${today}
      ) as has_share from ${employments} where true ${isAsked(sql`id`)}
    )
    select who.id, who.valid_from, who.valid_to, period.*,
      who.has_share or who.valid_from > period.first or who.valid_to < period."end" as is_partial,
      case when period.after then least(period."end", coalesce(who.valid_to, period."end")) - 1
        else greatest(who.valid_from, period.first) end as day
    from json_to_recordset(${JSON.stringify(periods)}::json) as period(${COLUMNS})
    join reached using (audience) join who on who.id = reached.employment_id
    where who.valid_from < period."end" and coalesce(who.valid_to, period."end") > greatest(who.valid_from, period.first)
      and greatest(who.valid_from, period.first) >= reached.valid_from
      and greatest(who.valid_from, period.first) < coalesce(reached.valid_to, 'infinity')`;
}

/**
 * How much of each period counts, in parts of `WHOLE_MONTH`: days of full time, and from each change of share on the difference. A share
 * that is to come counts once it is there.
 */
const weightsOn = (today: CalendarDate) => sql`
  select id, n, sum(part * (${MONTH} / length)) as weight from (
    select employed.id, employed.n, month.length, 100 * month.days as part from employed
    cross join lateral (${monthsOf(sql`employed.valid_from`)}) month
    where is_partial and (employed.pro_rata <> 'full_months' or month.days = month.length)
    union all
    select employed.id, employed.n, month.length, step.step * month.days from employed
    join (
      select employment_id, valid_from, percent - lag(percent, 1, 100) over (partition by employment_id order by valid_from) as step
      from ${workShares} where valid_from <= ${today}
    ) step on step.employment_id = employed.id
    cross join lateral (${monthsOf(sql`greatest(employed.valid_from, step.valid_from)`)}) month
    where is_partial and (employed.pro_rata <> 'full_months' or month.there = month.length)
  ) parts group by id, n`;

/** The months of a period with their length, how many days from a day on somebody is employed in it, and how many in all. */
function monthsOf(from: SQL): SQL {
  const days = (since: SQL) =>
    sql`greatest(0, least(next, coalesce(employed.valid_to, next)) - greatest(first, ${since}))`;
  return sql`select next - first as length, ${days(from)} as days, ${days(sql`employed.valid_from`)} as there from (
    select month::date as first, (month + interval '1 month')::date as next
    from generate_series(employed.first::timestamp, employed."end" - 1, interval '1 month') month) each_month`;
}

/** A fraction in steps of the rule, halves up. */
const rounded = sql`case when rounds_up then (numerator + denominator - 1) / denominator
  else (2 * numerator + denominator) / (2 * denominator) end * round_to`;

/** Writes what the rules grant less what the ledger has of it, as one statement for everybody. */
export async function settleGrants(db: Database, settling: Settling): Promise<Settled> {
  const found = await periodsOf(db, settling);
  const { today, since, now, among } = settling;
  const isAsked = among ? sql`and ${among.isOf(sql`employment_id`)}` : sql``;
  const worked = found.periods.filter((period) => period.worked !== null);
  const first = worked.map((period) => period.first).reduce((one, other) => (one < other ? one : other), today);
  const span = { first, end: monthsAfter(monthOf(today), 1) };
  const halves = worked.length > 0 ? await workedByMonth(db, span, sql`employed`) : null;
  const { rows } = await db.execute<{ rows: number; from: CalendarDate | null }>(sql`
    with employed as materialized (${employed(found, settling)}),
    weights as materialized (${weightsOn(today)}),
    halves as materialized (${halves ?? sql`select null::uuid as employment_id, null::date as month, 0::bigint as halves where false`}),
    fractions as (
      select employed.*,
        case when worked is not null then amount * coalesce(halves.halves, 0) when pro_rata = 'none' then amount
          when is_partial then amount * coalesce(weights.weight, 0)::bigint
          else amount * ${WHOLE_MONTH}::bigint * months end as numerator,
        case when worked is not null then worked when pro_rata = 'none' then 1
          else ${WHOLE_MONTH}::bigint * months end * round_to::bigint as denominator
      from employed left join weights using (id, n)
      left join halves on worked is not null and halves.employment_id = employed.id and halves.month = employed.first
      where day <= ${today}
    ),
    expected as (
      select id as employment_id, type_code, first as period, day, last_day, ${rounded} as amount from fractions
    ),
    found as (
      select employment_id, type_code, period, day, last_day, sum(amount) as amount from ${leaveEntries}
      where kind = 'grant' and period >= ${monthOf(since)} ${isAsked} group by 1, 2, 3, 4, 5
    ),
    written as (
      insert into ${leaveEntries} (employment_id, type_code, kind, day, amount, last_day, period, written_at)
      select employment_id, type_code, 'grant', day, coalesce(expected.amount, 0) - coalesce(found.amount, 0),
        last_day, period, ${instantValue(now)}
      from expected full join found using (employment_id, type_code, period, day, last_day)
      where coalesce(expected.amount, 0) <> coalesce(found.amount, 0)
      returning day
    )
    select count(*)::int as rows, min(day)::text as from from written`);
  return rows[0] ?? { rows: 0, from: null };
}
