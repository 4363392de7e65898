import type { CompOffClaimed } from '@/lib/contract/time/comp-off/comp-off';
import { MAX_CLAIM_SPAN } from '@/lib/contract/time/comp-off/comp-off-rules';
import { daysLater } from '@/lib/typed/calendar-days';

/** What is chosen and typed; null is what nobody has chosen yet. Days are YYYY-MM-DD, empty where what is typed is none. */
export interface ClaimValues {
  readonly TypeCode: number | null;
  readonly WorkFrom: string | null;
  readonly WorkTo: string | null;
  readonly HalfDay: boolean;
  readonly HalfDayDate: string;
  readonly Reason: string;
}

export const NOTHING_CLAIMED: ClaimValues = {
  ...{ TypeCode: null, WorkFrom: null, WorkTo: null, HalfDay: false, HalfDayDate: '', Reason: '' },
};

/** With a type and days, chosen or likely. */
export type WholeClaimValues = ClaimValues & {
  readonly TypeCode: number;
  readonly WorkFrom: string;
  readonly WorkTo: string;
};

type Days = Pick<WholeClaimValues, 'WorkFrom' | 'WorkTo'>;

/** The days of a claim, in their order; none where they are no span that can be claimed. */
export function daysOf({ WorkFrom, WorkTo }: Days): string[] {
  if (WorkFrom === '' || WorkTo === '') return [];
  const days: string[] = [];
  for (let day = WorkFrom; day <= WorkTo && days.length < MAX_CLAIM_SPAN; day = daysLater(day, 1)) days.push(day);
  return days;
}

/** Of which day a half was worked: the one that was chosen while it is among the days, else the last. */
export const halfDayOf = (values: Days & Pick<ClaimValues, 'HalfDayDate'>): string =>
  daysOf(values).includes(values.HalfDayDate) ? values.HalfDayDate : values.WorkTo;

/** The fields of a call. */
export const claimedOf = (values: WholeClaimValues): CompOffClaimed => ({
  ...{ TypeCode: values.TypeCode, WorkFrom: values.WorkFrom, WorkTo: values.WorkTo, HalfDay: values.HalfDay },
  HalfDayDate: values.HalfDay ? halfDayOf(values) : '',
});
