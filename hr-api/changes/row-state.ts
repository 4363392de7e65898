import { daysAfter, wireDate, type CalendarDate } from '../platform/dates';
import { covers, lastDayOf, type Span } from '../people/effective-dates';
import { endOf } from '../people/changes/rows/dated-row';

export function rowState(span: Span, today: CalendarDate): 'past' | 'current' | 'planned' {
  if (covers(span, today)) return 'current';
  return span.validFrom > today ? 'planned' : 'past';
}

/** Whether a row can be revised: one that is over is only taken back or corrected by a further change. */
export const isOpenToEdit = ({ validTo }: Span, today: CalendarDate): boolean => endOf(validTo) > today;

/** Whether what was planned to end ends there with nothing following at once: what follows later leaves it to go on until then. */
export const endsAlone = (plannedEnd: CalendarDate | null, { validTo }: Pick<Span, 'validTo'>): boolean =>
  plannedEnd !== null && endOf(validTo) > daysAfter(plannedEnd, 1);

/** The last day of a row, DD-MMM-YYYY; empty while it is open. */
export const lastDayIn = (span: Span): string => wireDayOrNone(lastDayOf(span));

export const wireDayOrNone = (day: CalendarDate | null): string => (day ? wireDate(day) : '');
