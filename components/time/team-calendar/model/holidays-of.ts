import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { dateOf, longDayText } from './absence-texts';

export interface ShownHoliday {
  readonly day: string;
  readonly name: string;
  /** The calendars that have it; empty where all do. */
  readonly calendars: string;
}

/** The holidays of a span in the order of days, each once, with whose it is where not everybody's. */
export function holidaysOf({ Calendars }: ReplyFor<'listTeamCalendar'>, language: Language): ShownHoliday[] {
  const all = Calendars.flatMap(({ Name: calendar, FreeDays }) =>
    FreeDays.filter(({ Name }) => Name !== '').map(({ Day, Name }) => ({ date: dateOf(Day), name: Name, calendar })),
  );
  const found = new Map<string, { readonly date: string; readonly name: string; readonly calendars: string[] }>();
  for (const { date, name, calendar } of all) {
    const known = found.get(`${date} ${name}`) ?? { date, name, calendars: [] };
    known.calendars.push(calendar);
    found.set(`${date} ${name}`, known);
  }
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return [...found.values()]
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name, calendars }) => ({
      day: longDayText(date, language),
      name,
      calendars: calendars.length === Calendars.length ? '' : list.format(calendars),
    }));
}
