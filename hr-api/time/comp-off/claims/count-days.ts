import { DAY_REFUSALS, type DayRefusal } from '../../../../lib/contract/time/comp-off/comp-off-rules';
import { HALF_DAY, PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import { covers, type Span } from '../../../people/effective-dates';
import { workedHalves, type CalendarOn, type WorkedHalves } from '../../../platform/calendar/calendar-rules';
import { daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';

/** Which days somebody says they worked; `halfDay` is the one of which they worked a half. */
export interface WorkedSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly halfDay: CalendarDate | null;
}

/** What is known of somebody's days. */
export interface DaysKnown {
  readonly employed: Span;
  readonly calendarOn: CalendarOn;
  /** Where they are. */
  readonly today: CalendarDate;
  /** The first day that can be claimed; null where any can. */
  readonly earliest: CalendarDate | null;
  /** Days of other claims that are open or approved. */
  readonly claimed: ReadonlySet<CalendarDate>;
  /** Halves of days on which leave is taken or asked for. */
  readonly onLeave: ReadonlyMap<CalendarDate, WorkedHalves>;
}

export interface ClaimedDay {
  readonly day: CalendarDate;
  readonly amount: number;
  readonly minutes: number;
  readonly holiday: string;
  readonly refusal: DayRefusal | '';
}

/** What of a day is credited: the halves that the calendar leaves free, and a half at most of the one of which a half was worked. */
function countDay(day: CalendarDate, halfDay: CalendarDate | null, known: DaysKnown): ClaimedDay {
  const calendar = covers(known.employed, day) ? known.calendarOn(day) : null;
  const worked = calendar ? workedHalves(calendar, day) : { first: true, second: true };
  const free = { first: !worked.first, second: !worked.second };
  const away = known.onLeave.get(day);
  const refusals: Readonly<Record<DayRefusal, boolean>> = {
    not_employed: !calendar,
    ahead: day > known.today,
    worked: !free.first && !free.second,
    too_early: known.earliest !== null && day < known.earliest,
    claimed: known.claimed.has(day),
    on_leave: away !== undefined && ((away.first && free.first) || (away.second && free.second)),
  };
  const refusal = DAY_REFUSALS.find((reason) => refusals[reason]) ?? '';
  const all = (Number(free.first) + Number(free.second)) * HALF_DAY;
  const amount = refusal ? 0 : day === halfDay ? Math.min(all, HALF_DAY) : all;
  const minutes = Math.round(((calendar?.dayMinutes ?? 0) * amount) / PARTS_PER_DAY);
  return { day, amount, minutes, holiday: calendar?.holidayOn(day)?.name ?? '', refusal };
}

/** Each day of a claim, with what of it is credited or why it cannot be claimed. */
export const countDays = ({ from, to, halfDay }: WorkedSpan, known: DaysKnown): ClaimedDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => countDay(daysAfter(from, at), halfDay, known));

export const sumOf = (days: readonly ClaimedDay[], part: 'amount' | 'minutes'): number =>
  days.reduce((sum, day) => sum + day[part], 0);
