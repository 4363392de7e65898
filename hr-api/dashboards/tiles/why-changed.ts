import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { MAX_MONTHS } from '../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../platform/calls/call';
import { daysAfter } from '../../platform/dates';
import type { Period, Population } from '../population/population';
import { daysOf, readMovements, readStanding } from '../population/read-movements';
import { periodFor, populationOf } from './figure-reader';
import { ratesOf, splitRates } from './figures';
import { namesOfLevel } from '../population/names-of-level';
import { NOTHING, balanceOf, readBalance } from './movements';

type Balances = ReadonlyMap<string, ReturnType<typeof balanceOf>>;

/** What became of each group in a period, of all that had somebody in it. */
async function readBalances(population: Population, period: Period, { db }: CallContext): Promise<Balances> {
  const [movements, standing] = await Promise.all([
    readMovements(db, population, period),
    readStanding(db, population, period),
  ]);
  const groups = new Map(standing.map(({ group, opening }) => [group, { opening, moved: { ...NOTHING } }]));
  for (const { group, joined, movedIn, left, movedOut } of movements) {
    const { opening, moved } = groups.get(group) ?? { opening: 0, moved: NOTHING };
    groups.set(group, {
      opening,
      moved: {
        ...{ joined: moved.joined + joined, movedIn: moved.movedIn + movedIn },
        ...{ left: moved.left + left, movedOut: moved.movedOut + movedOut },
      },
    });
  }
  return new Map([...groups].map(([group, { opening, moved }]) => [group, balanceOf(opening, moved)]));
}

/** A whole period with its rate. */
async function readWhole(chosen: Parameters<typeof populationOf>[0], period: Period, context: CallContext) {
  const { opening, personDays, whole } = await readBalance(chosen, period, context);
  const days = daysOf(period);
  const { Average, Rate } = ratesOf({ left: whole.Left, personDays, days, opening, closing: whole.Closing });
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
  const chosen = { Chosen: asked.Chosen ?? {} };
  const population = { ...(await populationOf(chosen, context)), by };
  const [now, then, balances, balancesBefore, names] = await Promise.all([
    readWhole(chosen, period, context),
    readWhole(chosen, before, context),
    readBalances(population, period, context),
    readBalances(population, before, context),
    namesOfLevel(by, period.to, context),
  ]);
  const partOf = (Code: string) => ({ Code, Name: names.get(Code) ?? Code });
  const byName = (one: { Name: string }, other: { Name: string }) =>
    one.Name.localeCompare(other.Name, context.language);
  const Parts = [...balances].map(([code, balance]) => ({ ...partOf(code), ...balance }));
  const change = ({ Opening, Closing }: (typeof Parts)[number]) => Math.abs(Closing - Opening);
  const leavers = [...new Set([...balances.keys(), ...balancesBefore.keys()])].map((code) => ({
    ...partOf(code),
    ...{ LeftBefore: balancesBefore.get(code)?.Left ?? 0, Left: balances.get(code)?.Left ?? 0 },
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
