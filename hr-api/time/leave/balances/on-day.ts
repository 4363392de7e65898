import { addYears, format, parseISO } from 'date-fns';
import type { CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';

/** How far ahead leave is looked at and asked for. */
const YEARS_AHEAD = 2;
const EARLIEST = '1990-01-01';

export const lastDayAhead = (today: CalendarDate): CalendarDate =>
  format(addYears(parseISO(today), YEARS_AHEAD), 'yyyy-MM-dd');

/** The day that is asked about, today where it is empty. */
export function onDay(given: string, today: CalendarDate): CalendarDate {
  if (given === '') return today;
  if (given < EARLIEST || given > lastDayAhead(today))
    throw new ApiError('invalid', { issues: [{ path: 'On', message: 'not_valid' }] });
  return given;
}
