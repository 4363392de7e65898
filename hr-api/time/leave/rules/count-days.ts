import {
  HALF_DAY,
  HOUR,
  type FreeReason,
  type LeaveIssue,
  type LeavePortion,
} from '../../../../lib/contract/time/leave/leave-rules';
import { workedHalves, type CalendarOn } from '../../../platform/calendar/calendar-rules';
import { daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';

/** For when leave is asked: `fromPortion` is of the first day, `toPortion` of the last; `hours` of a single day, or null. */
export interface LeaveSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly fromPortion: LeavePortion;
  readonly toPortion: LeavePortion;
  readonly hours: number | null;
}

export interface LeaveDay {
  readonly day: CalendarDate;
  /** Which halves are taken. */
  readonly first: boolean;
  readonly second: boolean;
  readonly amount: number;
  readonly free: FreeReason;
  /** Of the holiday on it, also where half of the day counts. */
  readonly holiday: string;
}

interface Halves {
  readonly first: boolean;
  readonly second: boolean;
}

/** Which halves of a day are asked for. */
function askedOn({ from, to, fromPortion, toPortion }: LeaveSpan, day: CalendarDate): Halves {
  const portions = [...(day === from ? [fromPortion] : []), ...(day === to ? [toPortion] : [])];
  return { first: !portions.includes('second'), second: !portions.includes('first') };
}

function countDay(span: LeaveSpan, day: CalendarDate, calendarOn: CalendarOn): LeaveDay {
  const calendar = calendarOn(day);
  const asked = askedOn(span, day);
  const worked = calendar ? workedHalves(calendar, day) : { first: false, second: false };
  const holiday = calendar?.holidayOn(day) ?? null;
  const [first, second] = [asked.first && worked.first, asked.second && worked.second];
  const full = (Number(first) + Number(second)) * HALF_DAY;
  const isFree = full === 0;
  return {
    ...{ day, first, second },
    amount: span.hours === null ? full : Math.min(full, span.hours * HOUR),
    free: !isFree ? '' : !calendar ? 'not_employed' : holiday && !calendar.isOff(day) ? 'holiday' : 'off',
    holiday: holiday?.name ?? '',
  };
}

/** Days between two that count, count as they were asked for; those two as they are worked. */
function countBetween(span: LeaveSpan, days: readonly LeaveDay[]): LeaveDay[] {
  const counted = days.filter(({ free }) => free === '');
  const [first, last] = [counted[0]?.day ?? '', counted.at(-1)?.day ?? ''];
  return days.map((one) => {
    if (one.free === 'not_employed' || one.day <= first || one.day >= last) return one;
    const asked = askedOn(span, one.day);
    return { ...one, ...asked, amount: (Number(asked.first) + Number(asked.second)) * HALF_DAY, free: '' };
  });
}

/** Each day of a span with what of it counts. */
export function countDays(
  span: LeaveSpan,
  calendarOn: CalendarOn,
  { countsBetween }: { countsBetween: boolean },
): LeaveDay[] {
  const length = daysBetween(span.from, span.to) + 1;
  const days = Array.from({ length }, (_, at) => countDay(span, daysAfter(span.from, at), calendarOn));
  return countsBetween && span.hours === null ? countBetween(span, days) : days;
}

export const amountOfDays = (days: readonly Pick<LeaveDay, 'amount'>[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0);

/** What is wrong with a span by itself: several days begin at noon or end at noon, one day is one half or whole. */
export function spanIssue({ from, to, fromPortion, toPortion, hours }: LeaveSpan): LeaveIssue | null {
  if (to < from) return 'end_before_beginning';
  if (hours !== null) return from === to && fromPortion === 'whole' && toPortion === 'whole' ? null : 'not_valid';
  if (from === to) return fromPortion === toPortion ? null : 'not_valid';
  return fromPortion === 'first' || toPortion === 'second' ? 'not_valid' : null;
}
