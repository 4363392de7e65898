import { HALF_DAY, PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';

type Rounds = Pick<LeaveRule, 'roundTo' | 'roundsUp'>;

/** The ways to round, by what they are called. */
export const ROUNDING_RULES = {
  exact: { roundTo: 1, roundsUp: false },
  half: { roundTo: HALF_DAY, roundsUp: false },
  halfUp: { roundTo: HALF_DAY, roundsUp: true },
  day: { roundTo: PARTS_PER_DAY, roundsUp: false },
  dayUp: { roundTo: PARTS_PER_DAY, roundsUp: true },
} as const satisfies Record<string, Rounds>;

export type RoundingName = keyof typeof ROUNDING_RULES;

export const ROUNDING_NAMES = ['exact', 'half', 'halfUp', 'day', 'dayUp'] as const satisfies readonly RoundingName[];

/** A part of a day is too small to say whether it is rounded up. */
export function roundingOf({ roundTo, roundsUp }: Rounds): RoundingName {
  if (roundTo === 1) return 'exact';
  if (roundTo === HALF_DAY) return roundsUp ? 'halfUp' : 'half';
  return roundsUp ? 'dayUp' : 'day';
}
