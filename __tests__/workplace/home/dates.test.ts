import {
  beginText,
  calendarDate,
  dateText,
  dateTimeText,
  longDateText,
  dayPartOf,
  minutesText,
  wireTimeText,
  yearOf,
} from '@/lib/dates';
import { relativeDayText, relativeText } from '@/lib/relative-dates';

const justBeforeMidnight = new Date('2025-12-31T18:29:59Z');
const midnight = new Date('2025-12-31T18:30:00Z');

test('a day, a year and a part of the day turn at midnight in India', () => {
  expect(dateText(justBeforeMidnight, 'en')).toBe('31-Dec-2025');
  expect(dateText(midnight, 'en')).toBe('01-Jan-2026');
  expect(yearOf(justBeforeMidnight)).toBe(2025);
  expect(yearOf(midnight)).toBe(2026);
  expect(dayPartOf(justBeforeMidnight, 'en')).toBe('evening');
  expect(dayPartOf(midnight, 'en')).toBe('morning');
});

test('a calendar date is that of India, or of another clock', () => {
  expect(calendarDate(midnight)).toBe('2026-01-01');
  expect(calendarDate(midnight, 'Europe/Berlin')).toBe('2025-12-31');
  expect(calendarDate(justBeforeMidnight, 'Asia/Tokyo')).toBe('2026-01-01');
});

test('an instant reads DD-MMM-YYYY HH:mm, midnight as 00:00', () => {
  expect(dateTimeText(new Date('2025-03-05T09:00:00Z'), 'en')).toBe('05-Mar-2025 14:30');
  expect(dateTimeText(midnight, 'en')).toBe('01-Jan-2026 00:00');
});

test('the start of a day in India reads as that day, other instants with time', () => {
  expect(beginText(midnight, 'en')).toBe('01-Jan-2026');
  expect(beginText(justBeforeMidnight, 'en')).toBe('31-Dec-2025 23:59');
  expect(beginText(new Date('2026-01-01T00:00:00Z'), 'de')).toBe('01.01.2026, 05:30');
});

test.each([
  ['en', '05-Mar-2025', '31-Dec-2025 23:59'],
  ['de', '05.03.2025', '31.12.2025, 23:59'],
  ['es', '5 mar 2025', '31 dic 2025, 23:59'],
  ['fr', '5 mars 2025', '31 déc. 2025 à 23:59'],
  ['ja', '2025年3月5日', '2025年12月31日 23:59'],
  ['zh', '2025年3月5日', '2025年12月31日 23:59'],
] as const)(
  'in %s a day and a time read as that language writes them, those of the wire too',
  (language, day, instant) => {
    expect(dateText(new Date('2025-03-05T09:00:00Z'), language)).toBe(day);
    expect(dateTimeText(new Date('2025-12-31T18:29:00Z'), language)).toBe(instant);
    expect(wireTimeText('05-Mar-2025', language)).toBe(day);
    expect(wireTimeText('31-Dec-2025 23:59', language)).toBe(instant);
  },
);

test.each(['', '2025-03-05', '05-Mrz-2025', '5-Mar-2025', '05-Mar-2025 9:00', 'soon'])(
  'what is no date of the wire, like “%s”, is shown as it came',
  (text) => expect(wireTimeText(text, 'de')).toBe(text),
);

test.each([
  ['en', 'Thursday 1 January 2026'],
  ['de', 'Donnerstag, 1. Januar 2026'],
  ['es', 'jueves, 1 de enero de 2026'],
  ['fr', 'jeudi 1er janvier 2026'],
  ['ja', '2026年1月1日木曜日'],
  ['zh', '2026年1月1日星期四'],
] as const)('a day in words is in the language %s', (language, text) => {
  expect(longDateText(midnight, language).replace('Thursday,', 'Thursday')).toBe(text);
});

test.each([
  ['06:29', 'morning'],
  ['06:30', 'afternoon'],
  ['11:29', 'afternoon'],
  ['11:30', 'evening'],
])('at %s in Greenwich it is %s in India', (time, part) => {
  expect(dayPartOf(new Date(`2026-01-01T${time}:00Z`), 'en')).toBe(part);
});

test.each([
  [-20, 'en', 'just now'],
  [-20, 'fr', 'à l’instant'],
  [59, 'de', 'jetzt'],
  [-60, 'en', '1 minute ago'],
  [-3599, 'de', 'vor 59 Minuten'],
  [3 * 3600, 'fr', 'dans 3 heures'],
  [-24 * 3600, 'es', 'ayer'],
  [6 * 24 * 3600, 'ja', '6日後'],
  [-7 * 24 * 3600, 'en', '25-Dec-2025'],
] as const)('%s seconds from now read in %s as “%s”', (seconds, language, text) => {
  expect(relativeText(new Date(midnight.getTime() + seconds * 1000), midnight, language)).toBe(text);
});

test.each([
  [0, 'en', '0 minutes'],
  [30, 'de', '30 Minuten'],
  [240, 'fr', '4\u00a0heures'],
  [75, 'en', '1 hour 15 minutes'],
  [75, 'ja', '1時間15分'],
  [75, 'zh', '1 小时 15 分钟'],
] as const)('%s minutes read in %s as “%s”', (minutes, language, text) => {
  expect(minutesText(minutes, language)).toBe(text);
});

test('who reads elsewhere is greeted by the clock and the day there', () => {
  expect(dayPartOf(midnight, 'en', 'America/New_York')).toBe('afternoon');
  expect(longDateText(midnight, 'de', 'America/New_York')).toBe('Mittwoch, 31. Dezember 2025');
});

test('less than half a day ago counts in hours, more over midnight in days', () => {
  const at = (hours: number) => relativeText(new Date(midnight.getTime() - hours * 3_600_000), midnight, 'en');
  expect([at(11), at(13), at(25)]).toEqual(['11 hours ago', 'yesterday', '2 days ago']);
});

test('in Spanish the evening begins at eight, in German at six', () => {
  const at = (time: string) => new Date(`2026-01-01T${time}:00+05:30`);
  expect([dayPartOf(at('19:59'), 'es'), dayPartOf(at('20:00'), 'es')]).toEqual(['afternoon', 'evening']);
  expect([dayPartOf(at('17:59'), 'de'), dayPartOf(at('18:00'), 'de')]).toEqual(['afternoon', 'evening']);
});

test.each([
  ['01-Jan-2026', 'en', 'today'],
  ['31-Dec-2025 23:59', 'de', 'gestern'],
  ['02-Jan-2026', 'fr', 'demain'],
  ['29-Dec-2025', 'es', 'hace 3 días'],
  ['07-Jan-2026', 'zh', '6 天后'],
  ['08-Jan-2026', 'de', '08.01.2026'],
  ['25-Dec-2025 10:00', 'en', '25-Dec-2025'],
  ['soon', 'en', 'soon'],
] as const)('the day %s reads on 1 January in %s as “%s”', (wire, language, text) => {
  expect(relativeDayText(wire, midnight, language)).toBe(text);
});
