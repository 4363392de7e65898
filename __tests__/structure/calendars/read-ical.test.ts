import fc from 'fast-check';
import { readIcal } from '@/components/structure/calendars/read-ical';

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

test('whole days are taken by their names, an event of several days as each of them', () => {
  const text = file(
    ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270102', 'SUMMARY:New Year’s Day'],
    ['DTSTART;VALUE=DATE:20271225', 'DTEND;VALUE=DATE:20271227', 'SUMMARY;LANGUAGE=en:Christmas'],
    ['DTSTART;VALUE=DATE:20270815', 'SUMMARY:Independence Day'],
  );
  expect(readIcal(text)).toEqual({
    days: [
      { On: '2027-01-01', Name: 'New Year’s Day' },
      { On: '2027-12-25', Name: 'Christmas' },
      { On: '2027-12-26', Name: 'Christmas' },
      { On: '2027-08-15', Name: 'Independence Day' },
    ],
    issue: null,
  });
});

test('long lines go on, signs are unescaped, and alarms and cancelled events say nothing', () => {
  const text = file(
    [
      ...['DTSTART;TZID="Europe/Paris:x":20270714T000000', 'DTEND;TZID=Europe/Paris:20270715T000000'],
      ...['SUMMARY:Fête\\, dite ', ' nationale\\n', 'BEGIN:VALARM', 'SUMMARY:Wake up', 'END:VALARM', 'UID:1'],
    ],
    ['STATUS:CANCELLED', 'SUMMARY:Gone', 'RRULE:FREQ=YEARLY'],
  );
  expect(readIcal(text).days).toEqual([{ On: '2027-07-14', Name: 'Fête, dite nationale' }]);
});

test.each([
  ['not_a_calendar', '', 'Republic Day, 2027-01-26'],
  ['repeats', 'Christmas', file(['DTSTART:20271225', 'SUMMARY:Christmas', 'RRULE:FREQ=YEARLY'])],
  ['hours', 'Eve', file(['DTSTART:20261231T183000Z', 'DTEND:20270101T183000Z', 'SUMMARY:Eve'])],
  ['hours', 'Holi', file(['DTSTART:20270301', 'DURATION:P3D', 'SUMMARY:Holi'])],
  ['no_day', 'Christmas', file(['DTSTART:20270230', 'SUMMARY:Christmas'])],
  ['no_name', '2027-12-25', file(['DTSTART:20271225'])],
  ['too_long', 'Term', file(['DTSTART:20270101', 'DTEND:20270601', 'SUMMARY:Term'])],
])('a file that cannot be taken as it is gives no day, and says why: %s', (kind, name, text) => {
  expect(readIcal(text)).toEqual({ days: [], issue: { kind, name } });
});

test('two events of one day are one holiday with both names', () => {
  const text = file(['DTSTART:20270501', 'SUMMARY:Labour Day'], ['DTSTART:20270501', 'SUMMARY:State Day']);
  expect(readIcal(text).days).toEqual([{ On: '2027-05-01', Name: 'Labour Day / State Day' }]);
});

test('whatever the text, reading ends, with days that exist or a reason', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VALARM',
      'END:VALARM',
      'SUMMARY:A',
      'RRULE:x',
      'DTEND:99991231',
    ),
    fc.nat({ max: 99_999_999 }).map((day) => `DTSTART:${String(day).padStart(8, '0')}`),
  );
  fc.assert(
    fc.property(fc.array(piece), (lines) => {
      const { days, issue } = readIcal(['BEGIN:VCALENDAR', ...lines].join('\n'));
      if (issue) expect(days).toEqual([]);
      for (const { On, Name } of days)
        expect([On, Name]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/./)]);
    }),
  );
});
