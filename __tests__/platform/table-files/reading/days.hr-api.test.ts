import fc from 'fast-check';
import { dayOrderOf } from '../../../../hr-api/platform/table-files/reading/days/day-order';
import { readDay, type DayOrder } from '../../../../hr-api/platform/table-files/reading/days/read-day';

test.each([
  '2026-01-31',
  '2026/1/31',
  '2026.01.31',
  '２０２６／０１／３１',
  '20260131',
  '46053',
  '46053.75',
  '2026-01-31T00:00:00Z',
  '2026-01-31 14:30',
  '31-JAN-2026',
  '31 Jan 26',
  'January 31, 2026',
  'Saturday, January 31st, 2026',
  '31. Januar 2026',
  '31. Jän. 2026',
  'Sa., 31. Januar 2026',
  '31 de enero de 2026',
  '31 ene. 2026',
  'sábado, 31 de enero de 2026',
  '31 janv. 2026',
  'samedi 31 janvier 2026',
  '2026年1月31日',
  '2026年01月31日（土）',
  '２０２６年１月３１日',
  '令和8年1月31日',
  '2026年1月31号',
  ' 31-Jan-2026 08:05:00 AM ',
])('%j is the last day of January 2026 in whatever order', (text) => {
  for (const order of ['dmy', 'mdy', 'ymd', 'none', null] as const) expect(readDay(text, order)).toBe('2026-01-31');
});

test.each<[string, string]>([
  ['1 März 2026', '2026-03-01'],
  ['1 mrz 2026', '2026-03-01'],
  ['1er mai 2026', '2026-05-01'],
  ['12 août 2025', '2025-08-12'],
  ['12 AOUT 2025', '2025-08-12'],
  ['3 févr. 2024', '2024-02-03'],
  ['5 Sept 2024', '2024-09-05'],
  ['5 de setiembre de 2024', '2024-09-05'],
  ['24. Dez. 2024', '2024-12-24'],
  ['24 dic 2024', '2024-12-24'],
  ['2024 July 4', '2024-07-04'],
  ['昭和64年1月7日', '1989-01-07'],
  ['平成元年1月8日', '1989-01-08'],
  ['29-Feb-2024', '2024-02-29'],
])('%j is %s', (text, day) => {
  expect(readDay(text, null)).toBe(day);
});

test.each<[string, DayOrder, string | null]>([
  ['5.3.2025', 'dmy', '2025-03-05'],
  ['5.3.2025', 'mdy', '2025-05-03'],
  ['05/03/25', 'dmy', '2025-03-05'],
  ['1/31/65', 'mdy', '1965-01-31'],
  ['1/31/49', 'mdy', '2049-01-31'],
  ['1/31/26 12:00 AM', 'mdy', '2026-01-31'],
  ['31 01 2026', 'dmy', '2026-01-31'],
  ['31.1.2026', 'mdy', null],
  ['25/03/05', 'ymd', '2025-03-05'],
  ['5.3.2025', 'ymd', null],
  ['5.3.2025', null, null],
  ['5.3.2025', 'none', null],
  ['5.5.2025', null, '2025-05-05'],
  ['31.1.2026', null, '2026-01-31'],
  ['1/31/2026', 'none', '2026-01-31'],
])('%j in the order %p is %p', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test.each([
  '',
  'soon',
  '31.2.2026',
  '2026-02-29',
  '32 Jan 2026',
  '13/13/2026',
  '0/1/2026',
  '1/1/226',
  '2026',
  '1234',
  '123456',
  '99999999',
  '1.5',
  'Jan 2026',
  '3 Jan Feb 2026',
  '3 Jan about 2026',
  '2026年13月1日',
  '12345-01-01',
  '-1',
  '1-2',
  '2026-01-31 or later',
  '10:30',
])('%j is no day', (text) => {
  for (const order of ['dmy', 'mdy', 'ymd', null] as const) expect(readDay(text, order)).toBeNull();
});

test.each<[readonly string[], DayOrder]>([
  [['31.1.2026', '5.3.2025'], 'dmy'],
  [['1/31/2026', '5/3/2025'], 'mdy'],
  [['5.3.2025', '4.2.2024'], null],
  [['5.5.2025', '4.4.2024'], 'dmy'],
  [['2026-01-31', '2025-03-05'], 'ymd'],
  [['2026-01-31', '5.3.2025'], null],
  [['31-JAN-2026'], 'dmy'],
  [['Jan 31, 2026'], 'mdy'],
  [['2026年1月31日'], 'ymd'],
  [['31.1.2026', '1/31/2026', '5.3.2025'], 'none'],
  [['n/a', '', '31.1.2026', 'unknown'], 'dmy'],
  [['99/01/31', '98/12/24'], 'ymd'],
  [['Rao', 'Iyer'], 'none'],
  [[], 'none'],
])('the days %j are written in the order %p', (texts, order) => {
  expect(dayOrderOf(texts)).toBe(order);
});

test('whatever day is written in whatever order is read as that day', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.', ' '), (date, sign) => {
      const day = date.toISOString().slice(0, 10);
      const [year = '', month = '', ofMonth = ''] = day.split('-');
      const short = [ofMonth, month].map((part) => String(Number(part)));
      expect(readDay([ofMonth, month, year].join(sign), 'dmy')).toBe(day);
      expect(readDay([...short, year.slice(2)].join(sign), 'dmy')).toBe(day);
      expect(readDay([...short.reverse(), year].join(sign), 'mdy')).toBe(day);
      for (const language of ['en', 'de', 'es', 'fr', 'ja', 'zh'])
        for (const dateStyle of ['long', 'medium'] as const) {
          const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date);
          expect(readDay(text, 'dmy')).toBe(day);
        }
    }),
  );
});

test('no text whatever makes the reader of days fail', () => {
  const units = fc.constantFrom(...'0123456789-/. :年月日janTZ,令和');
  fc.assert(
    fc.property(fc.string({ unit: units, maxLength: 20 }), fc.string(), (likely, other) => {
      for (const text of [likely, other]) expect(readDay(text, null) ?? '2026-01-31').toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
    { numRuns: 2_000 },
  );
});
