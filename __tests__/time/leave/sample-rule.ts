import type { LeaveRule } from '../../../lib/contract/time/leave/leave-rules';

/** A rule of a leave year that is the calendar's, for everybody, by days; nothing is carried. */
export const sampleRule = (changes: Partial<LeaveRule> = {}): LeaveRule => ({
  units: [],
  locations: [],
  basis: 'year',
  amount: 0,
  perWorkedDays: 20,
  yearBegins: 1,
  proRata: 'days',
  roundTo: 1,
  roundsUp: false,
  isGrantedAfter: false,
  carry: null,
  earnedDays: null,
  claimDays: null,
  belowZero: 0,
  piece: 'half',
  countsBetween: false,
  noticeDays: 0,
  proofFrom: null,
  isEncashed: false,
  ...changes,
});
