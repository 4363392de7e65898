import { and, not, sql, type SQL } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { MAX_MONTHS } from '../../../lib/contract/dashboards/dashboard-rules';
import { hasBegun } from '../../people/effective-dates';
import { isEmployedBeside } from '../../people/employed-beside';
import { keepsPeople } from '../../people/policy';
import { employments } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { visibleEmployments } from '../../workplace/reports/people/employee-rows';
import {
  daysOf,
  movedWithin,
  personDaysWithin,
  readCourse,
  readLeaving,
  type Moved,
} from '../population/read-movements';
import type { Period } from '../population/population';
import { dayFor, monthsOf, periodFor, populationOf } from './figure-reader';
import { ratesOf } from './figures';

/** What a group had at the beginning of a period and at its end, and whom it won and lost between. */
export const balanceOf = (opening: number, { joined, movedIn, left, movedOut }: Omit<Moved, 'between'>) => ({
  ...{ Opening: opening, Joined: joined, MovedIn: movedIn, Left: left, MovedOut: movedOut },
  Closing: opening + joined + movedIn - left - movedOut,
});

/** The days of a month that are in a period. */
export const daysIn = (month: string, { from, to }: Period): Period => ({
  from: from > `${month}-01` ? from : `${month}-01`,
  to: to < `${month}-31` ? to : `${month}-31`,
});

/** How many there were, came and went in each month of a period. */
export async function listFluctuation(
  asked: RequestFor<'listFluctuation'>,
  context: CallContext,
): Promise<ReplyFor<'listFluctuation'>> {
  const period = periodFor(asked, context, MAX_MONTHS);
  const course = await readCourse(context.db, await populationOf({ Chosen: asked.Chosen ?? {} }, context), period);
  let open = course.opening;
  const Months = monthsOf(period).map((Month) => {
    const balance = balanceOf(open, movedWithin(course, daysIn(Month, period)));
    open = balance.Closing;
    return { Month, ...balance };
  });
  const Whole = balanceOf(course.opening, movedWithin(course, period));
  return { FromDate: period.from, ToDate: period.to, Whole, Months };
}

/** Leavers of a period by the average head count. */
export async function readAttrition(
  asked: RequestFor<'readAttrition'>,
  context: CallContext,
): Promise<ReplyFor<'readAttrition'>> {
  const period = periodFor(asked, context, MAX_MONTHS);
  const population = { ...(await populationOf({ Chosen: asked.Chosen ?? {} }, context)), by: null };
  const [course, [leaving]] = await Promise.all([
    readCourse(context.db, population, period),
    readLeaving(context.db, population, period),
  ]);
  const whole = balanceOf(course.opening, movedWithin(course, period));
  const personDays = personDaysWithin(course, period);
  const { voluntary = 0, involuntary = 0, firstYear = 0 } = leaving ?? {};
  const notSaid = whole.Left - voluntary - involuntary;
  const reasons = { Voluntary: voluntary, Involuntary: involuntary, NotSaid: notSaid };
  return {
    ...{ FromDate: period.from, ToDate: period.to, Left: whole.Left, FirstYear: firstYear },
    // Why somebody left is HR's to know, and of a small team a count would tell it.
    ...(keepsPeople(context.actor) ? reasons : { Voluntary: null, Involuntary: null, NotSaid: null }),
    ...ratesOf({ left: whole.Left, personDays, days: daysOf(period), opening: whole.Opening, closing: whole.Closing }),
  };
}

/** Hires and exits of a year by month, months that have begun alone; what is to come for those who know it. */
export async function listHiring(
  asked: RequestFor<'listHiring'>,
  context: CallContext,
): Promise<ReplyFor<'listHiring'>> {
  const year = asked.Year ?? Number(dayOf(context.now).slice(0, 4));
  const last = asked.On && asked.On < `${year}-12-31` ? asked.On : `${year}-12-31`;
  const period = { from: `${year}-01-01`, to: dayFor(last, context) };
  if (period.to < period.from) return [];
  const course = await readCourse(context.db, await populationOf({ Chosen: asked.Chosen ?? {} }, context), period);
  const isAsked = (month: string) => !asked.MonthCode || Number(month.slice(5)) === asked.MonthCode;
  return monthsOf(period)
    .filter(isAsked)
    .flatMap((month) => {
      const { joined, left } = movedWithin(course, daysIn(month, period));
      const FromMonth = wireDate(`${month}-01`);
      const rows = [
        { JoiningType: 'Active' as const, HeadCount: joined, FromMonth },
        { JoiningType: 'InActive' as const, HeadCount: left, FromMonth },
      ];
      return rows.filter(({ JoiningType }) => !asked.HireType || asked.HireType === JoiningType);
    });
}

/** The years in which somebody came or went of those whom the caller sees, with this one. */
export async function listDashboardYears(context: CallContext): Promise<ReplyFor<'listDashboardYears'>> {
  const among = await visibleEmployments(context);
  const person = sql`${employments.personId}`;
  const [joined, left] = [sql`${employments.validFrom}`, sql`${employments.validTo}`];
  // An employment ends on the day before; one that another follows without a gap is no end, and that one no beginning.
  const hasJoined = and(
    sql`${joined} >= make_date(year, 1, 1) and ${joined} < make_date(year + 1, 1, 1)`,
    not(isEmployedBeside(person, 'before', joined)),
  );
  const hasLeft = and(
    sql`${left} > make_date(year, 1, 1) and ${left} <= make_date(year + 1, 1, 1)`,
    not(isEmployedBeside(person, 'after', left)),
  );
  const someone = (hasMoved: SQL | undefined) =>
    sql`exists (select 1 from ${employments} where ${and(hasMoved, hasBegun(employments), among)})`;
  const { rows } = await context.db.execute<{ year: number }>(sql`
    select year from (
      select extract(year from min(valid_from))::int as first,
        extract(year from greatest(max(valid_from), max(valid_to)))::int as last from ${employments}
    ) known cross join lateral generate_series(known.first, known.last) as year
    where ${someone(hasJoined)} or ${someone(hasLeft)}`);
  const today = dayFor('', context);
  const known = rows.map(({ year }) => year).filter((year) => dayFor(`${year}-01-01`, context) === `${year}-01-01`);
  const years = [...new Set([...known, Number(today.slice(0, 4))])].sort((one, other) => other - one);
  return years.map((Year) => ({ Year }));
}
