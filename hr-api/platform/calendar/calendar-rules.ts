import type { CalendarDate } from '../dates';

export type DayPortion = 'whole' | 'first' | 'second';

/** A holiday, or half of one. */
export interface CalendarDay {
  readonly day: CalendarDate;
  readonly portion: DayPortion;
  /** Whoever wants it takes it; to all others it is a day like any other. */
  readonly isOptional: boolean;
  readonly name: string;
}

/** When a place works. */
export interface WorkCalendar {
  readonly code: string;
  readonly zone: string;
  /** Whether a day is off by the week. */
  readonly isOff: (day: CalendarDate) => boolean;
  readonly holidayOn: (day: CalendarDate) => CalendarDay | null;
}

/** Which halves of a day are worked. */
export function workedHalves(calendar: WorkCalendar, day: CalendarDate): { first: boolean; second: boolean } {
  if (calendar.isOff(day)) return { first: false, second: false };
  const holiday = calendar.holidayOn(day);
  if (!holiday || holiday.isOptional) return { first: true, second: true };
  return { first: holiday.portion === 'second', second: holiday.portion === 'first' };
}
