import { daysAfter, wireDate, type CalendarDate } from '../platform/dates';
import { covers, type Span } from '../people/effective-dates';
import { endOf } from '../people/changes/rows/dated-row';

export function rowState(span: Span, today: CalendarDate): 'past' | 'current' | 'planned' {
  if (covers(span, today)) return 'current';
  return span.validFrom > today ? 'planned' : 'past';
}

/** Whether a row can be revised: one that is over is only taken back or corrected by a further change. */
export const isOpenToEdit = ({ validTo }: Span, today: CalendarDate): boolean => endOf(validTo) > today;

/** The last day of a row, DD-MMM-YYYY; empty while it is open. */
export const lastDayIn = ({ validTo }: Pick<Span, 'validTo'>): string =>
  validTo ? wireDate(daysAfter(validTo, -1)) : '';

export const wireDayOrNone = (day: CalendarDate | null): string => (day ? wireDate(day) : '');
