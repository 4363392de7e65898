import type { CalendarDate } from '../../../platform/dates';
import type { Span } from '../../effective-dates';

/** An end as who may not hear of what is planned reads it on a day: one that is to come is none yet. */
export const reachedEnd = (validTo: CalendarDate | null, on: CalendarDate): CalendarDate | null =>
  validTo !== null && validTo > on ? null : validTo;

/** Rows as who may not hear of what is planned reads them on a day: those that have begun. */
export const begunRows = <Row extends Span>(rows: readonly Row[], on: CalendarDate): Row[] =>
  rows.filter(({ validFrom }) => validFrom <= on).map((row) => ({ ...row, validTo: reachedEnd(row.validTo, on) }));
