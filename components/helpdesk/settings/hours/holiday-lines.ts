import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';

export type Holiday = HelpdeskSettings['Holidays'][number];

interface ReadLines {
  readonly days: readonly Holiday[];
  /** The first line that is not a date and a name, counted from 1; null where all are. */
  readonly issue: { readonly number: number; readonly line: string } | null;
}

/** Days out of pasted lines such as `2027-01-26 Republic Day`; empty lines are left out. */
export function readHolidayLines(text: string): ReadLines {
  const days: Holiday[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, on = '', name = ''] = /^(\d{4}-\d{2}-\d{2})[\s,;]+(\S.*)$/.exec(line) ?? [];
    if (!isDate(on)) return { days, issue: { number: at + 1, line } };
    days.push({ On: on, Name: name.slice(0, 100) });
  }
  return { days, issue: null };
}

/** Whether a day exists: there is no 30 February. */
export function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Both lists as one, by day; of two for the same day the later one counts. */
export function withHolidays(days: readonly Holiday[], more: readonly Holiday[]): Holiday[] {
  const byDay = new Map([...days, ...more].map((day) => [day.On, day]));
  return [...byDay.values()].sort((one, other) => (one.On < other.On ? -1 : 1));
}
