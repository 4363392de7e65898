import { daysLater, monthsLater, weekdayNames, weeksOfMonth } from '@/lib/typed/calendar-days';
import { readDay, readMonth } from '@/lib/typed/read-day';
import { readTime } from '@/lib/typed/read-time';

const TODAY = '2026-11-23';

test.each([
  ['05-Mar-2025', '05-Mar-2025'],
  ['5 mar 25', '05-Mar-2025'],
  ['5.3.2025', '05-Mar-2025'],
  ['05/03/25', '05-Mar-2025'],
  ['05032025', '05-Mar-2025'],
  ['March 5, 2025', '05-Mar-2025'],
  ['5th march 2025', '05-Mar-2025'],
  ['2025-03-05', '05-Mar-2025'],
  ['1 sept 2024', '01-Sep-2024'],
  ['29-Feb-2024', '29-Feb-2024'],
  ['5-3-37', '05-Mar-1937'],
  ['5-3-36', '05-Mar-2036'],
])('%s is understood as a day', (typed, day) => {
  expect(readDay(typed, 'en', TODAY)).toBe(day);
});

test.each([
  ['de', '5. März 2025'],
  ['de', '5. mär. 25'],
  ['fr', '5 mars 2025'],
  ['es', '5 de marzo de 2025'],
  ['ja', '2025年3月5日'],
  ['zh', '2025年3月5日'],
  ['fr', '5 March 2025'],
] as const)('in %s, %s is understood as a day', (language, typed) => {
  expect(readDay(typed, language, TODAY)).toBe('05-Mar-2025');
});

test('each month is understood by its short and its long name in each language', () => {
  for (const language of ['de', 'en', 'es', 'fr', 'ja', 'zh'] as const)
    for (const month of ['short', 'long'] as const)
      for (let at = 0; at < 12; at++) {
        const instant = new Date(Date.UTC(2025, at, 9));
        const typed = new Intl.DateTimeFormat(language, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
        const wire = readDay(typed.format(instant), language, TODAY);
        expect([language, wire]).toEqual([language, readDay(`9.${at + 1}.2025`, 'en')]);
      }
});

test.each([
  '',
  '5',
  '5 March',
  '31-Feb-2025',
  '32.1.2025',
  '5.13.2025',
  '5 ma 2025',
  'tomorrow',
  '5.3.202',
  '5.3.25.1',
])('“%s” is no day', (typed) => {
  expect(readDay(typed, 'en', TODAY)).toBeNull();
});

test('while a year is typed, two digits of it are not taken for a whole one', () => {
  expect(readDay('5.3.20', 'en')).toBeNull();
  expect(readDay('5.3.2025', 'en')).toBe('05-Mar-2025');
});

test.each([
  ['Mar-2025', 'Mar-2025'],
  ['3/2025', 'Mar-2025'],
  ['2025-03', 'Mar-2025'],
  ['march 25', 'Mar-2025'],
  ['13/2025', null],
  ['2025', null],
])('%s as a month is %s', (typed, month) => {
  expect(readMonth(typed, 'en', TODAY)).toBe(month);
});

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['905', '09:05'],
  ['9.05 pm', '21:05'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['21h30', '21:30'],
  ['21h', '21:00'],
  ['24:00', null],
  ['13 pm', null],
  ['9:60', null],
  ['soon', null],
])('%s as a time is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test('days and months go on over the ends of months, years and what four digits can write', () => {
  expect(daysLater('2024-02-28', 2)).toBe('2024-03-01');
  expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29');
  expect(monthsLater('2024-01-31', -1)).toBe('2023-12-31');
  expect(monthsLater('2024-03-15', 12)).toBe('2025-03-15');
  expect(monthsLater('9999-12-15', 1)).toBe('9999-12-15');
  expect(daysLater('9999-12-31', 1)).toBe('9999-12-31');
});

test('weeks begin as they do where the language is at home', () => {
  expect(weekdayNames('en')[0]?.long).toBe('Sunday');
  expect(weekdayNames('de')[0]?.long).toBe('Montag');
  const weeks = weeksOfMonth('2025-03-05', 'de');
  expect([weeks.length, weeks[0]?.[0], weeks[0]?.[5], weeks[5]?.[6]]).toEqual([
    6,
    '2025-02-24',
    '2025-03-01',
    '2025-04-06',
  ]);
});
