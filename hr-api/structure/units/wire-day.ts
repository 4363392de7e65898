import { SINCE_EVER } from '../../people/organisation/tables';
import { wireDate, type CalendarDate } from '../../platform/dates';
import { formDay } from '../../platform/form-day';

/** A day of the wire; null for what is no day between 1900 and 2200. */
export function dayIn(text: string): CalendarDate | null {
  const day = formDay(text);
  return day !== null && day < '2200' ? day : null;
}

/** A day as the wire has it, empty for ever. */
export const wireDay = (day: CalendarDate | null) => (day === null || day === SINCE_EVER ? '' : wireDate(day));
