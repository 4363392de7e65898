import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { MAX_MONTHS } from '../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../platform/calls/call';
import { daysAfter } from '../../platform/dates';
import type { Period, Population } from '../population/population';
import { daysOf, movedWithin, personDaysWithin, readCourses } from '../population/read-movements';
import { periodFor, populationOf } from './figure-reader';
import { ratesOf, splitRates } from './figures';
import { namesOfLevel } from '../population/names-of-level';
import { balanceOf } from './movements';

interface Part {
  readonly balance: ReturnType<typeof balanceOf>;
  readonly between: number;
  readonly personDays: number;
}

/** What became of each group before and from the first day of a period on, of those that had somebody in it then. */
async function readParts(population: Population, before: Period, period: Period, { db }: CallContext) {
  const courses = await readCourses(db, population, { from: before.from, to: period.to }, period.from);
  const parts = { before: new Map<string, Part>(), now: new Map<string, Part>() };
  for (const [group, course] of courses) {
    const partOf = (opening: number, within: Period): Part => {
      const { between, ...moved } = movedWithin(course, within);
      return { balance: balanceOf(opening, moved), between, personDays: personDaysWithin(course, within) };
    };
    const then = partOf(course.opening, before);
    const now = partOf(then.balance.Closing, period);
    if (hasPeople(then)) parts.before.set(group, then);
    if (hasPeople(now)) parts.now.set(group, now);
  }
  return parts;
}

const hasPeople = ({ balance: { Opening, Joined, MovedIn } }: Part) => Opening + Joined + MovedIn > 0;

/** A whole period with its rate: its parts together, without the moves from one to another. */
function wholeOf(parts: ReadonlyMap<string, Part>, period: Period) {
  const all = [...parts.values()];
  const sum = (of: (part: Part) => number) => all.reduce((total, one) => total + of(one), 0);
  const between = sum((one) => one.between);
  const whole = balanceOf(
    sum(({ balance }) => balance.Opening),
    {
      ...{ joined: sum(({ balance }) => balance.Joined), left: sum(({ balance }) => balance.Left) },
      movedIn: sum(({ balance }) => balance.MovedIn) - between,
      movedOut: sum(({ balance }) => balance.MovedOut) - between,
    },
  );
  const [personDays, days] = [sum((one) => one.personDays), daysOf(period)];
  const { Average, Rate } = ratesOf({
    ...{ left: whole.Left, personDays, days, opening: whole.Opening, closing: whole.Closing },
  });
  return { whole, Average, Rate, exact: { left: whole.Left, average: personDays / days, rate: Rate } };
}

/** What made the head count and the rate of attrition other than they were, by the parts of a level. */
export async function explainChange(
  asked: RequestFor<'explainChange'>,
  context: CallContext,
): Promise<ReplyFor<'explainChange'>> {
  const period = periodFor(asked, context, MAX_MONTHS);
  const before = { from: daysAfter(period.from, -daysOf(period)), to: daysAfter(period.from, -1) };
  const by = asked.By ?? 'unit';
  const population = { ...(await populationOf({ Chosen: asked.Chosen ?? {} }, context)), by };
  const [parts, names] = await Promise.all([
    readParts(population, before, period, context),
    namesOfLevel(by, period.to, context),
  ]);
  const [now, then] = [wholeOf(parts.now, period), wholeOf(parts.before, before)];
  const named = (Code: string) => ({ Code, Name: names.get(Code) ?? Code });
  const byName = (one: { Name: string }, other: { Name: string }) =>
    one.Name.localeCompare(other.Name, context.language);
  const Parts = [...parts.now].map(([code, { balance }]) => ({ ...named(code), ...balance }));
  const change = ({ Opening, Closing }: (typeof Parts)[number]) => Math.abs(Closing - Opening);
  const leavers = [...new Set([...parts.now.keys(), ...parts.before.keys()])].map((code) => ({
    ...named(code),
    ...{ LeftBefore: parts.before.get(code)?.balance.Left ?? 0, Left: parts.now.get(code)?.balance.Left ?? 0 },
  }));
  const more = ({ Left, LeftBefore }: (typeof leavers)[number]) => Math.abs(Left - LeftBefore);
  return {
    ...{ FromDate: period.from, ToDate: period.to, Whole: now.whole },
    Parts: Parts.sort((one, other) => change(other) - change(one) || byName(one, other)),
    Attrition: {
      ...{ BeforeFrom: before.from, BeforeTo: before.to, RateBefore: then.Rate, Rate: now.Rate },
      ...{ AverageBefore: then.Average, Average: now.Average, ...splitRates(then.exact, now.exact) },
      Parts: leavers.sort((one, other) => more(other) - more(one) || byName(one, other)),
    },
  };
}
