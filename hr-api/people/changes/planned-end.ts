import { addMonths, format, getDate, lastDayOfMonth, parseISO } from 'date-fns';
import { daysAfter, type CalendarDate } from '../../platform/dates';

/**
 * The last day of a length that begins on a day: the day before the same day of the last month; where that month has no such day, its
 * last one (a month from 31 January ends on 28 February, a year from 29 February too). Days come on top.
 */
export function plannedEndOf(
  from: CalendarDate,
  { months, days }: { readonly months: number; readonly days: number },
): CalendarDate {
  const begin = parseISO(from);
  const same = addMonths(begin, months);
  const whole =
    getDate(same) === getDate(begin)
      ? daysAfter(format(same, 'yyyy-MM-dd'), -1)
      : format(lastDayOfMonth(same), 'yyyy-MM-dd');
  return daysAfter(whole, days);
}
