import { and, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { asOn } from '../effective-dates';
import { employments, jobStatuses } from '../tables';
import { daysAfter, type CalendarDate } from '../../platform/dates';

const { plannedEnd, validTo } = jobStatuses;

/** Nothing follows a status on the day after its planned end; what follows later leaves it to go on until then. */
export const nothingFollows = or(isNull(validTo), gt(validTo, sql`${plannedEnd} + 1`)) as SQL;

/** Somebody works here on a day and does not leave with their status, which would settle its end. */
export const staysOn = (on: CalendarDate, statusTo: AnyPgColumn = validTo): SQL =>
  and(
    asOn(employments, on),
    or(isNull(statusTo), isNull(employments.validTo), ne(statusTo, employments.validTo)),
  ) as SQL;

/** Statuses of a day that come to their planned end within so many days, nothing following. */
export const endsWithin = (on: CalendarDate, days: number): SQL =>
  and(lte(plannedEnd, daysAfter(on, days)), nothingFollows, asOn(jobStatuses, on)) as SQL;

/** The same of those who still work here, as a condition that joins `job_statuses` and `employments`. */
export const comesToAnEnd = (on: CalendarDate, days: number): SQL =>
  and(eq(employments.id, jobStatuses.employmentId), endsWithin(on, days), staysOn(on)) as SQL;
