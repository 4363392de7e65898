import type { LookupNames } from '../../../../lib/contract/platform/lookups/lookup-shape';
import { officeWeek, STANDARD_CALENDAR } from '../../../platform/calendar/reference';
import { calendarDays, calendars, calendarWeekdays } from '../../../platform/calendar/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { texts } from '../../../platform/texts/tables';
import holidayNames from './holiday-names.json';
import { SAMPLE_HOLIDAYS, type HolidayCode } from './sample-holidays';

type LocationCode = keyof typeof SAMPLE_HOLIDAYS;

const HOUR = 60;
/** Saturdays until one, but for the second and the fourth of a month. */
const SATURDAY = {
  weekday: 6,
  fromMinute: 9 * HOUR,
  toMinute: 13 * HOUR,
  portion: 'first' as const,
  offWeeks: [2, 4],
};
const weekOf = (place: LocationCode) => [
  ...officeWeek(CODES[place]),
  ...(place === 'pune' ? [{ ...SATURDAY, calendarCode: CODES[place] }] : []),
];

/** The days on which the organisation as a whole rests, in each year. */
const OF_ALL: readonly (readonly [string, HolidayCode])[] = [
  ['01-01', 'newYear'],
  ['01-26', 'republicDay'],
  ['05-01', 'labourDay'],
  ['08-15', 'independenceIndia'],
  ['10-02', 'gandhiJayanti'],
  ['12-25', 'christmas'],
];

const CODES: Readonly<Record<LocationCode, number>> = {
  bengaluru: 2,
  pune: 3,
  munich: 4,
  barcelona: 5,
  lyon: 6,
  osaka: 7,
  shanghai: 8,
  boston: 9,
  manchester: 10,
};
const places = Object.keys(CODES) as LocationCode[];

/** The calendar of each location of the sample organisation. */
export const calendarCodeOf = (location: LocationCode): number => CODES[location];

interface SamplePlaces {
  readonly today: CalendarDate;
  readonly zoneOf: (location: LocationCode) => string;
  readonly namesOf: (location: LocationCode) => LookupNames;
}

/** Gives each location a calendar of its own with its holidays, and the organisation's the days of all. */
export async function loadSampleCalendars(db: Database, { today, zoneOf, namesOf }: SamplePlaces): Promise<void> {
  await insertRows(
    db,
    calendars,
    places.map((place) => ({ code: CODES[place], timeZone: zoneOf(place), isDefault: false, isActive: true })),
  );
  await insertRows(
    db,
    texts,
    places.flatMap((place) =>
      Object.entries(namesOf(place)).map(([language, name]) => ({
        kind: 'calendar' as const,
        code: String(CODES[place]),
        language: language as keyof LookupNames,
        name,
        description: '',
      })),
    ),
  );
  await insertRows(
    db,
    calendarWeekdays,
    places.flatMap((place) => weekOf(place)),
  );
  const year = Number(today.slice(0, 4));
  const ofAll = [year - 1, year, year + 1].flatMap((of) =>
    OF_ALL.map(([day, code]) => ({
      calendarCode: STANDARD_CALENDAR,
      day: `${of}-${day}`,
      names: holidayNames[code],
      kind: 'public' as const,
      portion: 'whole' as const,
    })),
  );
  const ofPlaces = places.flatMap((place) =>
    SAMPLE_HOLIDAYS[place].flatMap(({ code, days, kind, portion }) =>
      days.map((day) => ({ calendarCode: CODES[place], day, names: holidayNames[code], kind, portion })),
    ),
  );
  await insertRows(db, calendarDays, [...ofAll, ...ofPlaces]);
}
