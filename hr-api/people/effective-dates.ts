import { and, gt, isNull, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { daysAfter, type CalendarDate } from '../platform/dates';

export interface EffectiveDated {
  readonly validFrom: AnyPgColumn;
  readonly validTo: AnyPgColumn;
}

export interface Span {
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

/** Rows of an effective-dated table that are in force on a day. */
export function asOn({ validFrom, validTo }: EffectiveDated, on: CalendarDate | Placeholder | SQL): SQL {
  return and(lte(validFrom, on), or(isNull(validTo), gt(validTo, on))) as SQL;
}

/** The same day if the span covers it, else the span's nearest one: the last day of someone who left, the first of a joiner. */
export function nearestDay(
  { validFrom, validTo }: EffectiveDated,
  on: CalendarDate | Placeholder | SQL,
): SQL<CalendarDate> {
  return sql<CalendarDate>`greatest(${validFrom}, least(${on}::date, coalesce(${validTo} - 1, ${on}::date)))`;
}

/** Rows that have a day at all. One that never began ends on the day on which it begins, and so is in force on none. */
export const hasBegun = ({ validFrom, validTo }: EffectiveDated): SQL => sql`${validTo} is distinct from ${validFrom}`;

/**
 * How far a span is from a day, for sorting: none if it covers it, then what lies behind by days, then what is to come, and last what
 * never began.
 */
export function distanceFrom({ validFrom, validTo }: EffectiveDated, on: CalendarDate | Placeholder): SQL {
  return sql`case when ${validTo} = ${validFrom} then 2000000 when ${validFrom} > ${on} then ${validFrom} - ${on}::date + 1000000
    else greatest(${on}::date - coalesce(${validTo} - 1, ${on}::date), 0) end`;
}

export function covers({ validFrom, validTo }: Span, on: CalendarDate): boolean {
  return validFrom <= on && (validTo === null || validTo > on);
}

/** As `hasBegun`, the other way round, of a span that was read. */
export const neverBegan = ({ validFrom, validTo }: Span): boolean => validTo === validFrom;

/** The last day of a span, or of one that never began the day on which it was to begin; null while it is open. */
export function lastDayOf({ validFrom, validTo }: Span): CalendarDate | null {
  if (validTo === null) return null;
  return validTo > validFrom ? daysAfter(validTo, -1) : validFrom;
}

/** As `nearestDay`, of a span that was read. */
export function nearestDayIn(span: Span, on: CalendarDate): CalendarDate {
  if (on < span.validFrom) return span.validFrom;
  const last = lastDayOf(span);
  return last !== null && on > last ? last : on;
}
