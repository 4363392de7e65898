import type { Language } from '@/lib/contract/platform/languages';
import type { DayPortion } from '@/lib/contract/platform/calendar-rules';
import type { CalendarWeekday } from '@/lib/contract/structure/calendars';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The how-manieth of a month a weekday can be. */
export const WEEKS = [1, 2, 3, 4, 5] as const;

const END_OF_DAY = 1440;

/** A weekday as it is worked at first. */
export function workedDay(weekday: number): CalendarWeekday {
  return { Weekday: weekday, From: 9 * 60, To: 18 * 60, Portion: 'whole', OffWeeks: [] };
}

/** The name of a day of the week; 1 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return names.format(Date.UTC(2024, 0, weekday));
}

/** A minute of a day as a field for times has it: 09:05. The end of the day is 00:00 there. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** The minute that a field for times holds; null for none. At the end of a span midnight is the end of the day. */
export function minuteOf(time: string, isEnd: boolean): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return isEnd && minute === 0 ? END_OF_DAY : minute;
}

/** A weekday of which another part is worked: half a day has half the hours, and the whole day has them back. */
export function withPortion(day: CalendarWeekday, portion: DayPortion): CalendarWeekday {
  const length = day.To - day.From;
  const whole = {
    whole: day,
    first: { From: day.From, To: Math.min(day.To + length, END_OF_DAY) },
    second: { From: Math.max(day.From - length, 0), To: day.To },
  }[day.Portion];
  const middle = Math.floor((whole.From + whole.To) / 2);
  return {
    ...day,
    Portion: portion,
    From: portion === 'second' ? middle : whole.From,
    To: portion === 'first' ? middle : whole.To,
  };
}

type Hours = Pick<CalendarWeekday, 'From' | 'To'>;

export const minutesOfWeek = (days: readonly Hours[]): number =>
  days.reduce((sum, { From, To }) => sum + Math.max(0, To - From), 0);

/** Where a day's hours lie within its 24, in percent. */
export const spanOf = ({ From, To }: Hours) => ({
  left: `${(From / END_OF_DAY) * 100}%`,
  width: `${(Math.max(0, To - From) / END_OF_DAY) * 100}%`,
});

/** Whether anybody ever works in a week. */
export const isEverWorked = (days: readonly CalendarWeekday[]): boolean =>
  days.some(({ OffWeeks }) => OffWeeks.length < WEEKS.length);
