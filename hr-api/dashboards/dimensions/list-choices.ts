import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import type { CallContext } from '../../platform/calls/call';
import { countByGroup } from '../population/count-people';
import { movedWithin, readCourse } from '../population/read-movements';
import { daysIn } from '../tiles/movements';
import { dayFor, monthsOf, populationOf } from '../tiles/figure-reader';
import { namesOfLevel } from '../population/names-of-level';

export async function listDashboardBusinesses(
  { On }: RequestFor<'listDashboardBusinesses'>,
  context: CallContext,
): Promise<ReplyFor<'listDashboardBusinesses'>> {
  const on = dayFor(On ?? '', context);
  const population = { ...(await populationOf({ Chosen: {} }, context)), by: 'business' as const };
  const [counts, names] = await Promise.all([
    countByGroup(context.db, population, on),
    namesOfLevel('business', on, context),
  ]);
  return [...counts]
    .map(([Code, HeadCount]) => ({ Code, Name: names.get(Code) ?? Code, HeadCount }))
    .sort((one, other) => one.Name.localeCompare(other.Name, context.language));
}

export async function listDashboardMonths(
  { Year, Chosen }: RequestFor<'listDashboardMonths'>,
  context: CallContext,
): Promise<ReplyFor<'listDashboardMonths'>> {
  const period = { from: `${Year}-01-01`, to: dayFor(`${Year}-12-31`, context) };
  if (period.to < period.from) return [];
  const course = await readCourse(context.db, await populationOf({ Chosen: Chosen ?? {} }, context), period);
  return monthsOf(period).map((month) => {
    const { joined: Joined, left: Left } = movedWithin(course, daysIn(month, period));
    return { MonthCode: Number(month.slice(5)), Joined, Left };
  });
}
