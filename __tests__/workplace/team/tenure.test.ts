import { daysUntilBirthday, monthsSince } from '../../../components/workplace/team/tenure';

test.each([
  ['21-Aug-2023', '2026-08-20', 35],
  ['21-Aug-2023', '2026-08-21', 36],
  ['01-Jan-2027', '2026-11-23', null],
  ['soon', '2026-11-23', null],
])('somebody who joined on %s has been here on %s for %s months', (since, today, months) => {
  expect(monthsSince(since, today)).toBe(months);
});

test.each([
  ['11-23', '2026-11-23', 0],
  ['11-22', '2026-11-23', 364],
  ['02-29', '2026-02-27', 1],
  ['02-29', '2028-02-28', 1],
  ['', '2026-11-23', null],
])('a birthday on %s lies on %s so many days ahead: %s', (birthday, today, days) => {
  expect(daysUntilBirthday(birthday, today)).toBe(days);
});
