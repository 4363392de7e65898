import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { asOn } from '../../people/effective-dates';
import { employments, jobStatuses } from '../../people/tables';
import { daysAfter, type CalendarDate } from '../../platform/dates';

/** Statuses of a day that come to their planned end within so many days, nothing following. */
export const endsWithin = (on: CalendarDate, days: number): SQL =>
  and(lte(jobStatuses.plannedEnd, daysAfter(on, days)), isNull(jobStatuses.validTo), asOn(jobStatuses, on)) as SQL;

/** The same of those who still work here, as a condition that joins `job_statuses` and `employments`. */
export const comesToAnEnd = (on: CalendarDate, days: number): SQL =>
  and(eq(employments.id, jobStatuses.employmentId), endsWithin(on, days), asOn(employments, on)) as SQL;
