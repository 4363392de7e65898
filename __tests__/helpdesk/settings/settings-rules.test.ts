import { readHolidayLines, withHolidays } from '@/components/helpdesk/settings/hours/holiday-lines';
import { suggestedFirst, toggledCode } from '@/components/helpdesk/settings/statuses/next-statuses';
import { minuteOf, minutesOfWeek, timeOf, weekdayName } from '@/components/helpdesk/settings/hours/working-week';

test('pasted lines become holidays with any separator; empty lines are skipped', () => {
  expect(readHolidayLines('2027-01-26 Republic Day\r\n\n2027-08-15,  Independence Day \n')).toEqual({
    days: [
      { On: '2027-01-26', Name: 'Republic Day' },
      { On: '2027-08-15', Name: 'Independence Day' },
    ],
    issue: null,
  });
});

test.each(['2027-02-30 No such day', '26-01-2027 Wrong way round', '2027-01-26', 'Republic Day'])(
  'a line that is not a day and a name is pointed at: %s',
  (line) => {
    expect(readHolidayLines(`2027-01-01 New Year\n${line}`).issue).toEqual({ number: 2, line });
  },
);

test('days stand in their order, and of two for one day the later one counts', () => {
  const kept = [{ On: '2027-08-15', Name: 'Independence Day' }];
  const pasted = [
    { On: '2027-08-15', Name: 'Independence' },
    { On: '2027-01-26', Name: 'Republic Day' },
  ];
  expect(withHolidays(kept, pasted)).toEqual([
    { On: '2027-01-26', Name: 'Republic Day' },
    { On: '2027-08-15', Name: 'Independence' },
  ]);
});

test('a status that is ticked comes last, one that is suggested comes first', () => {
  expect(toggledCode('', 3)).toBe('3');
  expect(toggledCode('2,3', 10)).toBe('2,3,10');
  expect(toggledCode('2,3,10', 3)).toBe('2,10');
  expect(suggestedFirst('2,3,10', 10)).toBe('10,2,3');
});

test('midnight ends a day and begins one', () => {
  expect(timeOf(545)).toBe('09:05');
  expect(timeOf(1440)).toBe('00:00');
  expect(minuteOf('00:00', true)).toBe(1440);
  expect(minuteOf('00:00', false)).toBe(0);
  expect(minuteOf('', false)).toBeNull();
  expect(minutesOfWeek([{ Weekday: 1, From: 540, To: 1080 }])).toBe(540);
});

test('the first day of the week is Monday', () => {
  expect(weekdayName(1, 'en')).toBe('Monday');
  expect(weekdayName(7, 'de')).toBe('Sonntag');
});
