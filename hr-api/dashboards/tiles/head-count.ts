import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { ALL_AGES, AGE_BANDS } from '../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../platform/calls/call';
import { countByAge, countByGender, countByGroup } from '../population/count-people';
import { namesOfLevel } from '../population/names-of-level';
import { countUnlessTooFew } from './few';
import { dayFor, populationOf } from './figure-reader';
import { middleOf, percentages } from './figures';

/** How many there are, and in each part of a level, the largest first. */
export async function readHeadCount(
  asked: RequestFor<'readHeadCount'>,
  context: CallContext,
): Promise<ReplyFor<'readHeadCount'>> {
  const on = dayFor(asked.On ?? '', context);
  const by = asked.By ?? 'unit';
  const population = await populationOf({ Chosen: asked.Chosen ?? {} }, context);
  const [parts, names] = await Promise.all([
    countByGroup(context.db, { ...population, by }, on),
    namesOfLevel(by, on, context),
  ]);
  const Parts = [...parts].map(([Code, HeadCount]) => ({ Code, Name: names.get(Code) ?? Code, HeadCount }));
  Parts.sort((one, other) => other.HeadCount - one.HeadCount || one.Name.localeCompare(other.Name, context.language));
  return { On: on, HeadCount: Parts.reduce((sum, { HeadCount }) => sum + HeadCount, 0), Parts };
}

/** How many there are of each band, or of each age within the ages that are asked for. */
export async function listAges(asked: RequestFor<'listAges'>, context: CallContext): Promise<ReplyFor<'listAges'>> {
  const on = dayFor(asked.On ?? '', context);
  const [first, last] = [asked.minHeadAge ?? ALL_AGES.from, asked.maxHeadAge ?? ALL_AGES.to];
  const isAll = first === ALL_AGES.from && last === ALL_AGES.to;
  const groupsOf = (found: ReadonlyMap<number | null, number>) => {
    const within = (from: number, to: number) =>
      [...found].reduce((sum, [age, people]) => (age !== null && age >= from && age <= to ? sum + people : sum), 0);
    const single = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
    return {
      Rows: isAll
        ? AGE_BANDS.map(({ label, from, to }) => ({ Label: label, AgeCount: within(from, to) }))
        : single.map((age) => ({ Label: String(age), AgeCount: within(age, age) })),
      Younger: within(-Infinity, AGE_BANDS[0].from - 1),
      Older: within(ALL_AGES.to + 1, Infinity),
      Unknown: found.get(null) ?? 0,
    };
  };
  const found = await countUnlessTooFew({ Chosen: asked.Chosen ?? {} }, context, {
    count: (population) => countByAge(context.db, population, on),
    groupsOf: (counts) => {
      const { Rows, Younger, Older, Unknown } = groupsOf(counts);
      return [...Rows.map(({ AgeCount }) => AgeCount), Younger, Older, Unknown];
    },
  });
  const none = { Rows: null, Younger: null, Older: null, Unknown: null, Median: null, Mean: null };
  if (!found) return { On: on, ...none };
  const ages = new Map([...found].filter((one): one is [number, number] => one[0] !== null));
  return { On: on, ...groupsOf(found), ...middleOf(ages) };
}

/** People by gender. A gender that is asked for is counted alone, as the list behind it. */
export async function readDiversity(
  asked: RequestFor<'readDiversity'>,
  context: CallContext,
): Promise<ReplyFor<'readDiversity'>> {
  const on = dayFor(asked.On ?? '', context);
  const groupsOf = (counts: ReadonlyMap<string, number>): [number, number, number] => {
    const of = (gender: string) => counts.get(gender) ?? 0;
    return [of('male'), of('female'), of('other') + of('')];
  };
  const counts = await countUnlessTooFew({ Chosen: asked.Chosen ?? {} }, context, {
    count: (population) => countByGender(context.db, population, on),
    groupsOf,
  });
  if (!counts) {
    const none = { Male: null, Female: null, Other: null, MaleCount: null, FemaleCount: null, OtherCount: null };
    return { On: on, ...none };
  }
  const [male, female, other] = groupsOf(counts);
  const [MaleCount, FemaleCount, OtherCount] = percentages([male, female, other]) as [number, number, number];
  const isAsked = (code: 'M' | 'F') => !asked.GenderCode || asked.GenderCode === code;
  return {
    ...{ On: on, MaleCount, FemaleCount, OtherCount },
    ...{ Male: isAsked('M') ? male : 0, Female: isAsked('F') ? female : 0, Other: asked.GenderCode ? 0 : other },
  };
}
