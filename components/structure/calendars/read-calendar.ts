import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';

/** The calendar of a code, read once for a page and its title; undefined where there is none. */
export const readCalendar = cache(async function readCalendar(code: string) {
  const calendars = await callHr('listCalendars', {});
  return calendars.find(({ CalendarCode }) => String(CalendarCode) === code);
});
