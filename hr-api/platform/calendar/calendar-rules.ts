import type { DayPortion } from '../../../lib/contract/platform/calendar-rules';
import type { CalendarDate } from '../dates';

export type { DayPortion };

/** A holiday of a calendar. */
export interface CalendarDay {
  readonly day: CalendarDate;
  /** What of the day is free. */
  readonly portion: DayPortion;
  /** People may choose to take it: for whoever has not chosen it, it is a day like any other. */
  readonly isOptional: boolean;
  /** In the language in which the calendar was read. */
  readonly name: string;
}

/** Which days are worked at a place. */
export interface WorkCalendar {
  readonly code: string;
  readonly zone: string;
  /** Whether the week leaves the day free, holidays apart. */
  isOff(day: CalendarDate): boolean;
  holidayOn(day: CalendarDate): CalendarDay | null;
  /** The half that the week leaves free on a day of which it works the other. */
  halfOff?(day: CalendarDate): Half | null;
  /** How many minutes a whole working day has, by the longest of its hours. */
  readonly dayMinutes?: number;
  /** The hours of these halves of a day, as the week has them; null where the week leaves it free. */
  hoursOn?(day: CalendarDate, halves: WorkedHalves): WorkHours | null;
}

/** The calendar of each day, as of somebody who moves; null where there is none. */
export type CalendarOn = (day: CalendarDate) => WorkCalendar | null;

export type Half = Exclude<DayPortion, 'whole'>;

export interface WorkedHalves {
  readonly first: boolean;
  readonly second: boolean;
}

/** In minutes since midnight where the calendar is. */
export interface WorkHours {
  readonly from: number;
  readonly to: number;
}

/** Which halves of a day are worked. Optional holidays count as worked. */
export function workedHalves(calendar: WorkCalendar, day: CalendarDate): WorkedHalves {
  if (calendar.isOff(day)) return { first: false, second: false };
  const holiday = calendar.holidayOn(day);
  const free = [calendar.halfOff?.(day), holiday?.isOptional ? null : holiday?.portion];
  const isWorked = (half: Half) => !free.includes('whole') && !free.includes(half);
  return { first: isWorked('first'), second: isWorked('second') };
}

/** How much of a day is worked. */
export function workedPortion(calendar: WorkCalendar, day: CalendarDate): 0 | 0.5 | 1 {
  const { first, second } = workedHalves(calendar, day);
  if (first && second) return 1;
  return first || second ? 0.5 : 0;
}

export interface DescribedDay {
  /** `holiday` where a holiday alone leaves nothing to work, `off` where the week does. */
  readonly kind: 'work' | 'off' | 'holiday';
  readonly worked: WorkedHalves;
  /** The holiday of the day, also one that is optional, takes half of it or meets a day that is off anyway. */
  readonly holiday: CalendarDay | null;
}

/** What a day is in a calendar. */
export function describeDay(calendar: WorkCalendar, day: CalendarDate): DescribedDay {
  const worked = workedHalves(calendar, day);
  const isWorked = worked.first || worked.second;
  const kind = calendar.isOff(day) ? 'off' : isWorked ? 'work' : 'holiday';
  return { kind, worked, holiday: calendar.holidayOn(day) };
}
