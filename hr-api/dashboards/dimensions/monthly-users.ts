import { and, eq, gte, lt, min, ne, sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { FLAG } from '../../../lib/contract/call';
import { USER_MONTHS } from '../../../lib/contract/dashboards/dimension-rules';
import { accounts } from '../../people/accounts/tables';
import { auditEntries } from '../../platform/audit/tables';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, daysAfter, startOf, ZONE } from '../../platform/dates';
import { countOnDays } from '../population/count-people';
import { spansOf } from '../population/population';
import { dayFor, monthsOf, populationOf } from '../tiles/figure-reader';

/** Sign-ins that are complete: one that still waits for a code is followed by another entry once the code was right. */
const isSignIn = and(
  eq(auditEntries.action, 'sign in'),
  ne(sql`coalesce(${auditEntries.after} ->> 'flag', '')`, String(FLAG.code)),
);

export async function listMonthlyUsers(
  { On, Chosen }: RequestFor<'listMonthlyUsers'>,
  context: CallContext,
): Promise<ReplyFor<'listMonthlyUsers'>> {
  const { db, now } = context;
  const [today, to] = [dayOf(now), dayFor(On ?? '', context)];
  const months = monthsOf({ from: `${yearBefore(to)}-01`, to });
  const period = { from: `${months[0]}-01`, to };
  const population = { ...(await populationOf({ Chosen: Chosen ?? {} }, context)), by: null };
  const [users, [first]] = await Promise.all([
    countUsers(context, population, period),
    db
      .select({ at: min(auditEntries.at) })
      .from(auditEntries)
      .where(isSignIn),
  ]);
  const known = first?.at ? dayOf(new Date(first.at)).slice(0, 7) : null;
  const active = await countOnDays(
    db,
    population,
    months.map((month) => lastDayOf(month, to)),
  );
  // Of what was before anything was kept, or is still to come, nothing is known: not that nobody signed in.
  const isKnown = (month: string) => known !== null && month >= known && `${month}-01` <= today;
  return {
    On: to,
    KnownFrom: known,
    Months: months.map((Month, at) => ({
      ...{ Month, Users: isKnown(Month) ? (users.get(Month) ?? 0) : null, Active: active[at]! },
    })),
  };
}

/** The month that a year of months up to a day begins with. */
function yearBefore(to: string): string {
  const [year, month] = to.split('-').map(Number) as [number, number];
  const first = year * 12 + month - USER_MONTHS;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}`;
}

function lastDayOf(month: string, to: string): string {
  const [year, of] = month.split('-').map(Number) as [number, number];
  const last = daysAfter(of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, '0')}-01`, -1);
  return last > to ? to : last;
}

/** How many people of a population signed in while they were in it, by the month of the organisation's zone. */
async function countUsers(
  { db }: CallContext,
  population: Parameters<typeof spansOf>[1],
  period: Parameters<typeof spansOf>[2],
): Promise<ReadonlyMap<string, number>> {
  const spans = await spansOf(db, population, period);
  const day = sql`(${auditEntries.at} at time zone ${ZONE})::date`;
  const isWithin = and(
    gte(auditEntries.at, startOf(period.from)),
    lt(auditEntries.at, startOf(daysAfter(period.to, 1))),
  );
  const { rows } = await db.execute<{ month: string; people: number }>(sql`
    with signed_in as (
      select distinct ${auditEntries.accountId} as account_id, ${day} as day from ${auditEntries} where ${and(isSignIn, isWithin)}
    )
    select to_char(day, 'YYYY-MM') as month, count(distinct span.person_id)::int as people
    from signed_in join ${accounts} on ${eq(accounts.id, sql`signed_in.account_id`)}
    join ${spans} span on span.person_id = ${accounts.personId} and s <= day and t > day
    group by 1`);
  return new Map(rows.map(({ month, people }) => [month, people]));
}
