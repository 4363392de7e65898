import { ORG_LEVELS } from '../../../lib/contract/people/organisation-levels';
import { MAX_MONTHS } from '../../../lib/contract/dashboards/dashboard-rules';
import { monthsOf } from './count-movements';
import { partsOf, dayAt, type Day } from './days';
import type { Random } from './random';
import { CODES, ROOT, UNITS, type Choice, type World } from './world';

const CODES_OF = { ...CODES, unit: [...UNITS, ROOT] };
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** What of the organisation is chosen: nothing, something of one level, of two, or of all. */
export function anyChoice(random: Random): Choice {
  const levels = random.some(random.pick([0, 1, 1, 1, 2, 2, 5]), ORG_LEVELS);
  return Object.fromEntries(levels.map((level) => [level, random.some(random.between(1, 3), CODES_OF[level])]));
}

/** What small groups are made of alone: one unit with all below it, or one code of another level. */
export const singleChoices: readonly Choice[] = ORG_LEVELS.flatMap((level) =>
  CODES_OF[level].map((code) => ({ [level]: [code] })),
);

export const anyDay = (random: Random, { turningDays }: World): Day =>
  random.pick(turningDays) + random.pick([0, 0, 1]);

/** From any day to another, whole months, or one day; at most 24 months. */
export function anyPeriod(random: Random, world: World): Period {
  const from = anyDay(random, world);
  const kind = random.next();
  if (kind < 0.1) return { from, to: from };
  if (kind < 0.5) {
    const months = monthsOf(from, from + random.between(1, 900)).slice(0, MAX_MONTHS);
    return { from, to: months.at(-1)!.to };
  }
  const { year, month } = partsOf(from);
  return { from: dayAt(year, month, 1), to: dayAt(year, month + random.pick([1, 3, 12, 24]), 1) - 1 };
}
