import { minuteOf, minutesOfWeek, timeOf, weekdayName } from '@/components/structure/calendars/working-week';

test('midnight ends a day and begins one', () => {
  expect(timeOf(545)).toBe('09:05');
  expect(timeOf(1440)).toBe('00:00');
  expect(minuteOf('00:00', true)).toBe(1440);
  expect(minuteOf('00:00', false)).toBe(0);
  expect(minuteOf('', false)).toBeNull();
  expect(minutesOfWeek([{ From: 540, To: 1080 }])).toBe(540);
});

test('the first day of the week is Monday', () => {
  expect(weekdayName(1, 'en')).toBe('Monday');
  expect(weekdayName(7, 'de')).toBe('Sonntag');
});
