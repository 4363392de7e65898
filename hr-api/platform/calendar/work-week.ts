import { getISODay, parseISO } from 'date-fns';
import type { CalendarDate } from '../dates';
import type { CalendarDay, DayPortion, WorkCalendar, WorkedHalves, WorkHours } from './calendar-rules';

/** A weekday on which people work. One that a week does not name is off. */
export interface WorkWeekday {
  /** 1 is Monday. */
  readonly weekday: number;
  /** Minutes since midnight where the calendar is. */
  readonly from: number;
  readonly to: number;
  /** What of the day its hours are: a Saturday until noon is a first half. */
  readonly portion: DayPortion;
  /** The second and fourth of each month are off: [2, 4]. */
  readonly offWeeks: readonly number[];
}

/** What a calendar is made of. */
export interface CalendarFacts {
  readonly code: string;
  readonly zone: string;
  readonly week: readonly WorkWeekday[];
  readonly days: readonly CalendarDay[];
}

/** The how-manieth of its weekday a day of a month is: 1 to 5. */
export const weekOfMonth = (dayOfMonth: number) => Math.ceil(dayOfMonth / 7);

const OTHER_HALF = { whole: null, first: 'second', second: 'first' } as const;

/** A calendar out of what it is made of. */
export function calendarOf({ code, zone, week, days }: CalendarFacts): WorkCalendar {
  const weekdays = new Map(week.map((each) => [each.weekday, each]));
  const holidays = new Map(days.map((each) => [each.day, each]));
  const weekdayOn = (day: CalendarDate) => {
    const weekday = weekdays.get(getISODay(parseISO(day)));
    return weekday?.offWeeks.includes(weekOfMonth(Number(day.slice(8)))) ? undefined : weekday;
  };
  return {
    code,
    zone,
    isOff: (day) => weekdayOn(day) === undefined,
    holidayOn: (day) => holidays.get(day) ?? null,
    halfOff: (day) => OTHER_HALF[weekdayOn(day)?.portion ?? 'whole'],
    dayMinutes: Math.max(0, ...week.filter(({ portion }) => portion === 'whole').map(({ from, to }) => to - from)),
    hoursOn: (day, halves) => {
      const weekday = weekdayOn(day);
      return weekday ? hoursOf(weekday, halves) : null;
    },
  };
}

/** The hours of a weekday of which these halves are worked; null where neither is. */
export function hoursOf({ from, to, portion }: WorkWeekday, { first, second }: WorkedHalves): WorkHours | null {
  if (!first && !second) return null;
  if (portion !== 'whole' || (first && second)) return { from, to };
  const middle = Math.floor((from + to) / 2);
  return first ? { from, to: middle } : { from: middle, to };
}
