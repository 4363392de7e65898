import { LEAST_AVERAGE } from '../../../lib/contract/dashboards/dashboard-rules';
import type { CallName, ReplyFor, RequestFor } from '../../../lib/contract/all';
import { ORG_LEVELS } from '../../../lib/contract/people/organisation-levels';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { attrition, balance, joinedOn, joiners, leavers, leftOn, monthsOf } from './count-movements';
import type { People } from './count-people';
import { dayAt, partsOf, textOf, type Day } from './days';
import { singleChoices, type Period } from './questions';
import type { Choice } from './world';

/** Asks the product as somebody, and an independent count as if it were them. */
export interface Compared {
  readonly hr: TestApp;
  readonly token: string;
  readonly people: People;
  /** Said with each figure that differs, so that it can be counted again. */
  readonly seed: number;
  readonly thisYear: number;
}

async function ask<Name extends CallName>({ hr, token }: Compared, name: Name, asked: RequestFor<Name>) {
  return (await hr.call(name, asked, { token })).reply() as ReplyFor<Name>;
}

const without0 = (parts: Record<string, number>) =>
  Object.fromEntries(Object.entries(parts).filter(([, count]) => count > 0));

/** Compares and says what was asked. */
export function same(seed: number, asked: object, got: unknown, counted: unknown): void {
  expect({ seed, asked, figures: got }).toEqual({ seed, asked, figures: counted });
}

export async function compareHeadCount(at: Compared, day: Day, Chosen: Choice): Promise<void> {
  const On = textOf(day);
  const HeadCount = at.people.on(day, Chosen).length;
  for (const By of ORG_LEVELS) {
    const reply = await ask(at, 'readHeadCount', { On, Chosen, By });
    const parts = Object.fromEntries(reply.Parts.map((part) => [part.Code, part.HeadCount]));
    const counted = { On, HeadCount, parts: at.people.parts(day, Chosen, By) };
    same(at.seed, { On, Chosen, By }, { On: reply.On, HeadCount: reply.HeadCount, parts: without0(parts) }, counted);
  }
}

/** One decimal, of a count that is exact. */
const isRounded = (told: number, exact: number) =>
  Math.abs(told - exact) <= 0.05 + 1e-9 && Math.abs(told * 10 - Math.round(told * 10)) < 1e-6;

export async function compareAges(at: Compared, day: Day, Chosen: Choice, [least, most]: [number, number]) {
  const asked = { On: textOf(day), Chosen };
  const { bands, within, Mean, ...counted } = at.people.agesOn(day, Chosen);
  const { On: _, Rows, ...reply } = await ask(at, 'listAges', asked);
  const isMean = Mean === null ? reply.Mean === null : reply.Mean !== null && isRounded(reply.Mean, Mean);
  same(at.seed, asked, { ...reply, Rows }, { ...counted, Mean: isMean ? reply.Mean : Mean, Rows: bands });
  const range = { ...asked, minHeadAge: least, maxHeadAge: most };
  const rows = Array.from({ length: most - least + 1 }, (__, index) => {
    const age = least + index;
    return { Label: String(age), AgeCount: within(age, age) };
  });
  same(at.seed, range, (await ask(at, 'listAges', range)).Rows, rows);
}

/** The tenths below each share; those that are left go to the shares that lost most by it. */
function tenthsOf(counts: readonly number[]): { least: number[]; isFair: (tenths: readonly number[]) => boolean } {
  const sum = counts.reduce((all, one) => all + one, 0);
  const exact = counts.map((count) => (sum === 0 ? 0 : (count * 1000) / sum));
  const least = exact.map((tenth) => Math.floor(tenth + 1e-9));
  const isFair = (tenths: readonly number[]) => {
    const raised = tenths.map((tenth, index) => tenth - least[index]!);
    const lost = exact.map((tenth, index) => tenth - least[index]!);
    return (
      tenths.reduce((all, one) => all + one, 0) === (sum === 0 ? 0 : 1000) &&
      raised.every((one) => one === 0 || one === 1) &&
      lost.every((one, index) =>
        lost.every((other, beside) => raised[index]! >= raised[beside]! || one <= other + 1e-9),
      )
    );
  };
  return { least, isFair };
}

export async function compareDiversity(at: Compared, day: Day, Chosen: Choice): Promise<void> {
  const asked = { On: textOf(day), Chosen };
  const counted = at.people.gendersOn(day, Chosen);
  const { Male, Female, Other, MaleCount, FemaleCount, OtherCount } = await ask(at, 'readDiversity', asked);
  same(at.seed, asked, { Male, Female, Other }, counted);
  const tenths = [MaleCount, FemaleCount, OtherCount].map((percent) => Math.round((percent ?? NaN) * 10));
  const { least, isFair } = tenthsOf([counted.Male, counted.Female, counted.Other]);
  if (!isFair(tenths)) same(at.seed, asked, { tenths }, { tenths: `no fair rounding from ${least.join(', ')}` });
  expect([MaleCount, FemaleCount, OtherCount]).toEqual(tenths.map((tenth) => tenth / 10));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export async function compareHiring(at: Compared, Year: number, Chosen: Choice): Promise<void> {
  const rows = MONTHS.flatMap((name, index) => {
    const [from, to] = [dayAt(Year, index + 1, 1), dayAt(Year, index + 2, 1) - 1];
    const FromMonth = `01-${name}-${Year}`;
    return [
      { JoiningType: 'Active', HeadCount: joiners(at.people, from, to, Chosen).length, FromMonth },
      { JoiningType: 'InActive', HeadCount: leavers(at.people, from, to, Chosen).length, FromMonth },
    ];
  });
  same(at.seed, { Year, Chosen }, await ask(at, 'listHiring', { Year, Chosen }), rows);
  for (const HireType of ['Active', 'InActive'] as const) {
    const asked = { Year, Chosen, HireType, MonthCode: 2 };
    const one = rows.filter(({ JoiningType, FromMonth }) => JoiningType === HireType && FromMonth.includes('Feb'));
    same(at.seed, asked, await ask(at, 'listHiring', asked), one);
  }
}

export async function compareFluctuation(at: Compared, { from, to }: Period, Chosen: Choice) {
  const asked = { FromDate: textOf(from), ToDate: textOf(to), Chosen };
  const months = monthsOf(from, to).map(({ Month, ...part }) => ({
    Month,
    ...balance(at.people, part.from, part.to, Chosen),
  }));
  const counted = { Whole: balance(at.people, from, to, Chosen), Months: months };
  const { FromDate, ToDate, ...reply } = await ask(at, 'listFluctuation', asked);
  same(at.seed, asked, { FromDate, ToDate, ...reply }, { FromDate: asked.FromDate, ToDate: asked.ToDate, ...counted });
  for (const one of [reply.Whole, ...reply.Months])
    expect(one.Opening + one.Joined + one.MovedIn - one.Left - one.MovedOut).toBe(one.Closing);
  return reply.Whole;
}

type Balance = ReplyFor<'listFluctuation'>['Whole'];

/** Each single part by itself; and that the whole is the sum of the parts of each level but units, which are below each other. */
export async function compareParts(at: Compared, period: Period): Promise<void> {
  const whole = await compareFluctuation(at, period, {});
  for (const choice of singleChoices.filter(({ unit }) => unit)) await compareFluctuation(at, period, choice);
  for (const level of ORG_LEVELS.filter((one) => one !== 'unit')) {
    const parts: Balance[] = [];
    for (const choice of singleChoices.filter((one) => one[level]))
      parts.push(await compareFluctuation(at, period, choice));
    const sumOf = (name: keyof Balance) => parts.reduce((sum, part) => sum + part[name], 0);
    for (const name of ['Opening', 'Joined', 'Left', 'Closing'] as const)
      same(at.seed, { ...period, level, name }, sumOf(name), whole[name]);
    same(at.seed, { ...period, level }, sumOf('MovedIn') - sumOf('MovedOut'), whole.MovedIn - whole.MovedOut);
  }
}

/** The latest first, and each in which somebody came or went; others may be among them. */
export async function compareYears(at: Compared): Promise<void> {
  const { people } = at;
  const spans = people.world.persons.flatMap((one) => one.employments);
  const days = new Set(spans.flatMap(({ from, to }) => [from, (to ?? from) - 1]));
  const moved = [...days].filter((day) => joinedOn(people, day, {}).length + leftOn(people, day, {}).length > 0);
  const told = (await ask(at, 'listDashboardYears', {})).map(({ Year }) => Year);
  const isMeant = (year: number) => year === at.thisYear || moved.some((day) => partsOf(day).year === year);
  const first = Math.min(at.thisYear, ...moved.map((day) => partsOf(day).year));
  const years = Array.from({ length: 100 }, (_, index) => first + 99 - index).filter(isMeant);
  same(at.seed, {}, told, years);
}

/** A rate that is told of an average of enough people, and is told right. */
const rateOr = (told: number | null, exact: number, isEnough: boolean) => {
  if (!isEnough) return null;
  return told !== null && isRounded(told, exact) ? told : exact;
};

export async function compareAttrition(at: Compared, { from, to }: Period, Chosen: Choice): Promise<void> {
  const asked = { FromDate: textOf(from), ToDate: textOf(to), Chosen };
  const { FromDate: _, ToDate: __, ...reply } = await ask(at, 'readAttrition', asked);
  const counted = attrition(at.people, from, to, Chosen);
  const days = to - from + 1;
  const average = at.people.personDays(from, to, Chosen) / days;
  const { Opening, Closing } = balance(at.people, from, to, Chosen);
  const half = (Opening + Closing) / 2;
  const isEnough = average >= LEAST_AVERAGE;
  const isSimple = isEnough && half >= LEAST_AVERAGE;
  const rate = (counted.Left / average) * 100;
  same(at.seed, asked, reply, {
    ...counted,
    Average: isRounded(reply.Average, average) ? reply.Average : average,
    Rate: rateOr(reply.Rate, rate, isEnough),
    AnnualRate: rateOr(reply.AnnualRate, (rate * 365) / days, isEnough),
    SimpleRate: rateOr(reply.SimpleRate, (counted.Left / half) * 100, isSimple),
  });
}
