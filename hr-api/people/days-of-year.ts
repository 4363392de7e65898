import { getDaysInMonth, parseISO } from 'date-fns';
import type { CalendarDate } from '../platform/dates';

/**
 * The days of the year, as month and day in one number, whose anniversaries fall on a day: its own, and on the last of
 * February of a common year the 29th as well.
 */
export function daysOfYearOn(on: CalendarDate): number[] {
  const day = Number(on.slice(5, 7)) * 100 + Number(on.slice(8, 10));
  return day === 228 && getDaysInMonth(parseISO(on)) === 28 ? [228, 229] : [day];
}
