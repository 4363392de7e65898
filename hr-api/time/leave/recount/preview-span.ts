import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';

/** How far back and ahead is looked, unless it is said. */
export const YEAR = 366;

/** Calendars are looked at day by day. */
const MAX_SPAN = 3 * YEAR;

export interface RecountSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Which days are looked at to be counted anew: those that are asked for, else the usual ones. */
export function previewSpan(
  { From, To }: { readonly From: string; readonly To: string },
  usual: RecountSpan,
): RecountSpan {
  const span = { from: From || usual.from, to: To || usual.to };
  if (span.to < span.from) throw new ApiError('invalid', { issues: [{ path: 'To', message: 'end_before_beginning' }] });
  if (daysAfter(span.from, MAX_SPAN) < span.to)
    throw new ApiError('invalid', { issues: [{ path: 'To', message: 'too_long' }] });
  return span;
}
