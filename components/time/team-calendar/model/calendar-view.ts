import { AUDIENCES, type Audience } from '@/lib/contract/time/team-calendar/team-calendar-rules';
import { daysLater, monthsLater } from '@/lib/typed/calendar-days';

export const CALENDAR_PAGE = '/timemanage/teamcalendar';

export const LENGTHS = ['month', 'quarter'] as const;
export type Length = (typeof LENGTHS)[number];
const MONTHS: Readonly<Record<Length, number>> = { month: 1, quarter: 3 };

/** What of the calendar is looked at, as its address says. */
export interface CalendarView {
  readonly length: Length;
  /** The first day that is shown. */
  readonly first: string;
  readonly audience: Audience;
  /** A unit or a location; empty for one's own. */
  readonly code: string;
  /** Who the page before ended with. */
  readonly after: string;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** The first day of the month, or of the quarter, that a day is in. */
function beginningOf(day: string, length: Length): string {
  const first = `${day.slice(0, 7)}-01`;
  const month = Number(day.slice(5, 7)) - 1;
  return length === 'month' ? first : monthsLater(first, -(month % MONTHS.quarter));
}

/** What an address asks for; what it does not say, or says wrong, is this month of one's team. */
export function readCalendarView(query: URLSearchParams, today: string): CalendarView {
  const length = oneOf(LENGTHS, query.get('view')) ?? 'month';
  const month = query.get('month') ?? '';
  const day = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : today;
  return {
    length,
    first: beginningOf(day, length),
    audience: oneOf(AUDIENCES, query.get('who')) ?? 'team',
    code: (query.get('code') ?? '').slice(0, 64),
    after: (query.get('after') ?? '').slice(0, 64),
  };
}

/** What an address says of a view, but for what goes without saying. */
export function parametersOf({ length, first, audience, code, after }: CalendarView): Record<string, string> {
  const all = { view: length, month: first.slice(0, 7), who: audience, code, after };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export const addressOf = (view: CalendarView): `/${string}` =>
  `${CALENDAR_PAGE}?${new URLSearchParams(parametersOf(view)).toString()}`;

export const lastDayOf = ({ first, length }: CalendarView): string => daysLater(monthsLater(first, MONTHS[length]), -1);

/** The same as a month or a quarter, around the day on which it begins, or around today where that is shown. */
export function withLength(view: CalendarView, length: Length, today: string): CalendarView {
  const day = today >= view.first && today <= lastDayOf(view) ? today : view.first;
  return { ...view, length, first: beginningOf(day, length) };
}

/** So many months or quarters later. */
export const shifted = (view: CalendarView, by: number): CalendarView => ({
  ...view,
  first: monthsLater(view.first, by * MONTHS[view.length]),
});

export const around = (view: CalendarView, day: string): CalendarView => ({
  ...view,
  first: beginningOf(day, view.length),
});
