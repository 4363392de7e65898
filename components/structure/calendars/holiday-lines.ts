import { languages, type Language } from '@/lib/contract/platform/languages';
import type { LookupNames } from '@/lib/contract/platform/lookups/lookup-shape';
import type { CalendarHoliday } from '@/lib/contract/structure/calendars';
import { MAX_HOLIDAY_NAME } from '@/lib/contract/structure/calendar-rules';

/** A day as a list of holidays in one language has it. */
export interface NamedDay {
  readonly On: string;
  readonly Name: string;
}

interface ReadLines {
  readonly days: readonly NamedDay[];
  /** The first line that is not a date and a name, counted from 1; null where all are. */
  readonly issue: { readonly number: number; readonly line: string } | null;
}

/** Days out of pasted lines such as `2027-01-26 Republic Day`; empty lines are left out. */
export function readHolidayLines(text: string): ReadLines {
  const days: NamedDay[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, on = '', name = ''] = /^(\d{4}-\d{2}-\d{2})[\s,;]+(\S.*)$/.exec(line) ?? [];
    if (!isDate(on)) return { days, issue: { number: at + 1, line } };
    days.push({ On: on, Name: name.slice(0, MAX_HOLIDAY_NAME) });
  }
  return { days, issue: null };
}

/** Whether a day exists: there is no 30 February. */
export function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Both lists as one, by day; of two for the same day the later one counts. */
export function withHolidays(days: readonly CalendarHoliday[], more: readonly CalendarHoliday[]): CalendarHoliday[] {
  const byDay = new Map([...days, ...more].map((day) => [day.On, day]));
  return [...byDay.values()].sort((one, other) => (one.On < other.On ? -1 : 1));
}

export const emptyHoliday = (): CalendarHoliday => ({
  On: '',
  Names: Object.fromEntries(languages.map((language) => [language, ''])) as LookupNames,
  Kind: 'public',
  Portion: 'whole',
});

/** Days that a list names in one language. One that is there already keeps what it is and its names in the other languages. */
export function withNamedDays(
  days: readonly CalendarHoliday[],
  named: readonly NamedDay[],
  language: Language,
): CalendarHoliday[] {
  const known = new Map(days.map((day) => [day.On, day]));
  const more = named.map(({ On, Name }) => {
    const day = known.get(On) ?? { ...emptyHoliday(), On };
    return { ...day, Names: { ...day.Names, [language]: Name } };
  });
  return withHolidays(days, more);
}

/** With its names in all languages, whatever order the database gave them. */
const wholeOf = ({ On, Names, Kind, Portion }: CalendarHoliday) =>
  JSON.stringify([On, Kind, Portion, languages.map((language) => Names[language])]);

/** The days that are not in another list as they are. */
export function without(days: readonly CalendarHoliday[], others: readonly CalendarHoliday[]): CalendarHoliday[] {
  const same = new Set(others.map(wholeOf));
  return days.filter((day) => !same.has(wholeOf(day)));
}
