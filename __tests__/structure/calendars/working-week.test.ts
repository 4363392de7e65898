import {
  minuteOf,
  minutesOfWeek,
  timeOf,
  weekdayName,
  withPortion,
  workedDay,
} from '@/components/structure/calendars/working-week';

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

test('half a day has half the hours, the other half the others, and the whole day has them back', () => {
  const hoursOf = ({ From, To }: { From: number; To: number }) => `${timeOf(From)}–${timeOf(To)}`;
  const first = withPortion(workedDay(6), 'first');
  const second = withPortion(first, 'second');
  expect([first, second, withPortion(second, 'whole')].map(hoursOf)).toEqual([
    '09:00–13:30',
    '13:30–18:00',
    '09:00–18:00',
  ]);
});
