import { MAX_CALENDAR_DAYS, MAX_HOLIDAY_NAME } from '@/lib/contract/structure/calendar-rules';
import { isDate, type NamedDay } from './holiday-lines';

export type IcalIssue = 'not_a_calendar' | 'repeats' | 'hours' | 'no_day' | 'no_name' | 'too_long';

interface ReadIcal {
  readonly days: readonly NamedDay[];
  /** The first thing that cannot be taken as it is, and the event that has it; null where all can. */
  readonly issue: { readonly kind: IcalIssue; readonly name: string } | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** More days in a row than any holiday has: such an event is a term or a season. */
const MAX_DAYS_OF_EVENT = 31;

/** What an event says of itself; of a property that stands twice the first counts. */
type Event = ReadonlyMap<string, string>;

/**
 * The days of an iCalendar file (RFC 5545), each event one or more whole days by its name. What is read is only what lists of holidays
 * are made of: an event that repeats by a rule, or whose days depend on a zone or a duration, is refused, so that nothing of it is silently
 * missing. Two events of one day are one holiday with both names.
 */
export function readIcal(text: string): ReadIcal {
  // A long line goes on in the next one behind a blank.
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR')
    return { days: [], issue: { kind: 'not_a_calendar', name: '' } };
  const days = new Map<string, string>();
  for (const event of eventsIn(lines)) {
    if (event.get('STATUS') === 'CANCELLED') continue;
    const name = plainText(event.get('SUMMARY') ?? '').slice(0, MAX_HOLIDAY_NAME);
    const found = daysOf(event);
    const kind = issueOf(event, name, found);
    if (kind) return { days: [], issue: { kind, name: name || (found[0] ?? '') } };
    for (const day of found) days.set(day, bothNames(days.get(day), name));
  }
  if (days.size > MAX_CALENDAR_DAYS) return { days: [], issue: { kind: 'too_long', name: '' } };
  return { days: [...days].map(([On, Name]) => ({ On, Name })), issue: null };
}

const bothNames = (one: string | undefined, other: string) =>
  (one === undefined || one === other ? other : `${one} / ${other}`).slice(0, MAX_HOLIDAY_NAME);

function issueOf(event: Event, name: string, days: readonly string[]): IcalIssue | null {
  if (event.has('RRULE') || event.has('RDATE')) return 'repeats';
  if (event.has('DURATION') || [event.get('DTSTART'), event.get('DTEND')].some((time) => time?.endsWith('Z')))
    return 'hours';
  if (days.length === 0) return 'no_day';
  if (days.length > MAX_DAYS_OF_EVENT) return 'too_long';
  return name === '' ? 'no_name' : null;
}

/** The events of a calendar. What stands within an event, such as an alarm, has properties of its own, which are left out. */
function eventsIn(lines: readonly string[]): Event[] {
  const events: Event[] = [];
  let event: Map<string, string> | null = null;
  let depth = 0;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Za-z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? [];
    const [property, content] = [name.toUpperCase(), value.trim()];
    const isEvent = content.toUpperCase() === 'VEVENT';
    if (property === 'BEGIN' && isEvent) [event, depth] = [new Map(), 0];
    else if (property === 'END' && isEvent) {
      if (event) events.push(event);
      event = null;
    } else if (property === 'BEGIN') depth += 1;
    else if (property === 'END') depth -= 1;
    else if (event && depth === 0 && property !== '' && !event.has(property)) event.set(property, content);
  }
  return events;
}

/** From the first day up to, not including, the end; of an event with hours the days on which it is. */
function daysOf(event: Event): string[] {
  const [start, end] = [event.get('DTSTART') ?? '', event.get('DTEND') ?? ''];
  const first = dayIn(start);
  if (!first) return [];
  const last = dayIn(end) ?? first;
  const isOpen = !/T(?!000000)/.test(end);
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + (isOpen ? 0 : 1);
  return Array.from({ length: Math.min(Math.max(count, 1), MAX_DAYS_OF_EVENT + 1) }, (_, at) =>
    new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10),
  );
}

function dayIn(value: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(value) ?? [];
  const text = `${year}-${month}-${day}`;
  return isDate(text) ? text : null;
}

const plainText = (value: string) =>
  value
    .replace(/\\([nN,;\\])/g, (_, character: string) => (/[nN]/.test(character) ? ' ' : character))
    .replace(/\s+/g, ' ')
    .trim();
