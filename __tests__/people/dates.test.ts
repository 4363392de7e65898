import { dayOf, daysAfter, mondayOf, startOf, wireDate } from '../../hr-api/platform/dates';

test('a day ends at midnight in Kolkata, not in UTC', () => {
  expect(dayOf(new Date('2026-03-04T18:29:59.999Z'))).toBe('2026-03-04');
  expect(dayOf(new Date('2026-03-04T18:30:00.000Z'))).toBe('2026-03-05');
  expect(startOf('2026-03-05').toISOString()).toBe('2026-03-04T18:30:00.000Z');
});

test('dates go out as DD-MMM-YYYY with English months', () => {
  expect(wireDate('2025-03-05')).toBe('05-Mar-2025');
  expect(wireDate('2024-02-29')).toBe('29-Feb-2024');
  expect(wireDate('2026-12-31')).toBe('31-Dec-2026');
});

test.each([
  ['2026-03-16', '2026-03-16'],
  ['2026-03-18', '2026-03-16'],
  ['2026-03-22', '2026-03-16'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s began on %s', (on, monday) => {
  expect(mondayOf(on)).toBe(monday);
});

test('days are counted over the ends of months and of leap years', () => {
  expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});
