import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { ALL_AGES, AGE_BANDS } from '../../../lib/contract/dashboards/dashboard-rules';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { unitsOn } from '../../people/organisation/unit-tree';
import { companies } from '../../people/organisation/tables';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { countByAge, countByGender, countByGroup } from '../population/count-people';
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

/** What the codes of a level are called, a unit as on that day. */
export async function namesOfLevel(
  level: OrgLevel,
  on: CalendarDate,
  { db, language }: CallContext,
): Promise<ReadonlyMap<string, string>> {
  if (level === 'company') return new Map((await db.select().from(companies)).map(({ code, name }) => [code, name]));
  const names = await namesOf(db, level, language);
  if (level !== 'unit') return names;
  return new Map([...names, ...(await unitsOn(db, language, on)).map(({ code, name }) => [code, name] as const)]);
}

/** How many there are of each band, or of each age within the ages that are asked for. */
export async function listAges(asked: RequestFor<'listAges'>, context: CallContext): Promise<ReplyFor<'listAges'>> {
  const on = dayFor(asked.On ?? '', context);
  const [first, last] = [asked.minHeadAge ?? ALL_AGES.from, asked.maxHeadAge ?? ALL_AGES.to];
  const found = await countByAge(context.db, await populationOf({ Chosen: asked.Chosen ?? {} }, context), on);
  const ages = new Map([...found].filter((one): one is [number, number] => one[0] !== null));
  const within = (from: number, to: number) =>
    [...ages].reduce((sum, [age, people]) => (age >= from && age <= to ? sum + people : sum), 0);
  const isAll = first === ALL_AGES.from && last === ALL_AGES.to;
  const single = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return {
    On: on,
    Rows: isAll
      ? AGE_BANDS.map(({ label, from, to }) => ({ Label: label, AgeCount: within(from, to) }))
      : single.map((age) => ({ Label: String(age), AgeCount: ages.get(age) ?? 0 })),
    Younger: within(-Infinity, AGE_BANDS[0].from - 1),
    Older: within(ALL_AGES.to + 1, Infinity),
    Unknown: found.get(null) ?? 0,
    ...middleOf(ages),
  };
}

/** People by gender. A gender that is asked for is counted alone, as the list behind it. */
export async function readDiversity(
  asked: RequestFor<'readDiversity'>,
  context: CallContext,
): Promise<ReplyFor<'readDiversity'>> {
  const on = dayFor(asked.On ?? '', context);
  const counts = await countByGender(context.db, await populationOf({ Chosen: asked.Chosen ?? {} }, context), on);
  const of = (gender: string) => counts.get(gender) ?? 0;
  const [male, female, other] = [of('male'), of('female'), of('other') + of('')];
  const [MaleCount, FemaleCount, OtherCount] = percentages([male, female, other]) as [number, number, number];
  const isAsked = (code: 'M' | 'F') => !asked.GenderCode || asked.GenderCode === code;
  return {
    ...{ On: on, MaleCount, FemaleCount, OtherCount },
    ...{ Male: isAsked('M') ? male : 0, Female: isAsked('F') ? female : 0, Other: asked.GenderCode ? 0 : other },
  };
}
