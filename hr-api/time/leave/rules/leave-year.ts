import { daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';

/** A span of days; `end` is the first one after it. */
export interface Period {
  readonly first: CalendarDate;
  readonly end: CalendarDate;
}

export const monthOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

/** The first day of another month. */
export function monthsAfter(first: CalendarDate, months: number): CalendarDate {
  const count = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The months of a span that begins with one. */
export function monthsIn({ first, end }: Period): Period[] {
  const months: Period[] = [];
  for (let month = first; month < end; month = monthsAfter(month, 1))
    months.push({ first: month, end: monthsAfter(month, 1) });
  return months;
}

/** The year of a leave that begins with a month, as on a day. */
export function leaveYearOf(day: CalendarDate, yearBegins: number): Period {
  const sinceBeginning = (Number(day.slice(5, 7)) - yearBegins + 12) % 12;
  const first = monthsAfter(monthOf(day), -sinceBeginning);
  return { first, end: monthsAfter(first, 12) };
}

export const lastDayOf = ({ end }: Period): CalendarDate => daysAfter(end, -1);

/** How many days two spans have in common; null is open. */
export function daysShared(period: Period, from: CalendarDate, to: CalendarDate | null): number {
  const first = from > period.first ? from : period.first;
  const end = to !== null && to < period.end ? to : period.end;
  return Math.max(0, daysBetween(first, end));
}
