import { fromZonedTime } from 'date-fns-tz';
import type { CalendarOn } from '../../platform/calendar/calendar-rules';
import type { IcalSpan } from '../../platform/calendar/write-ical';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import type { AwayRun } from '../team-calendar/absences/join-absences';
import { HALVES, type SpanDays } from '../team-calendar/absences/span-days';

const [HOUR, DAY] = [60, 24 * 60];
const two = (part: number) => String(part).padStart(2, '0');

/** A minute of a day, counted since its midnight on the clock of a zone. */
function instantAt(day: CalendarDate, minute: number, zone: string): Date {
  const on = minute >= DAY ? daysAfter(day, 1) : day;
  const rest = minute % DAY;
  return fromZonedTime(`${on}T${two(Math.floor(rest / HOUR))}:${two(rest % HOUR)}:00`, zone);
}

/** Half a day as its hours at the place of the person; all of the day where the calendar does not say which. */
function halfSpan(day: CalendarDate, half: 'first' | 'second', calendarOn: CalendarOn): IcalSpan {
  const calendar = calendarOn(day);
  const hours = calendar?.hoursOn?.(day, { first: half === 'first', second: half === 'second' });
  if (!calendar || !hours) return { firstDay: day, lastDay: day };
  return { from: instantAt(day, hours.from, calendar.zone), to: instantAt(day, hours.to, calendar.zone) };
}

/** A run as a calendar program shows it: half a day at either end by its hours, and the whole days between. */
export function piecesOf({ first, last }: AwayRun<unknown>, span: SpanDays, calendarOn: CalendarOn): IcalSpan[] {
  const beginsAtNoon = first % HALVES === 1;
  const endsAtNoon = last % HALVES === 0;
  const [wholeFrom, wholeTo] = [first + Number(beginsAtNoon), last - Number(endsAtNoon)];
  return [
    ...(beginsAtNoon ? [halfSpan(span.dayAt(first), 'second', calendarOn)] : []),
    ...(wholeTo > wholeFrom ? [{ firstDay: span.dayAt(wholeFrom), lastDay: span.dayAt(wholeTo) }] : []),
    ...(endsAtNoon ? [halfSpan(span.dayAt(last), 'first', calendarOn)] : []),
  ];
}
