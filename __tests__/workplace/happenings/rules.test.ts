import fc from 'fast-check';
import { daysOfYearOn } from '../../../hr-api/people/days-of-year';
import { yearsOn } from '../../../hr-api/workplace/happenings/rules';
import { daysAfter } from '../../../hr-api/platform/dates';

test.each([
  ['2026-03-18', [318]],
  ['2026-12-31', [1231]],
  ['2024-02-28', [228]],
  ['2024-02-29', [229]],
  ['2026-02-28', [228, 229]],
  ['2000-02-28', [228]],
  ['2100-02-28', [228, 229]],
  ['2026-03-01', [301]],
])('on %s the anniversaries of these days of the year are kept', (on, expected) => {
  expect(daysOfYearOn(on)).toEqual(expected);
});

const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => daysAfter('1940-01-01', offset));
const keyOf = (on: string) => Number(on.slice(5, 7)) * 100 + Number(on.slice(8, 10));

test('everyone has exactly one birthday in any year, whatever day they were born on', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1990, max: 2110 }), (bornOn, year) => {
      const kept = Array.from({ length: 366 }, (_, offset) => daysAfter(`${year}-01-01`, offset)).filter(
        (on) => on.startsWith(String(year)) && daysOfYearOn(on).includes(keyOf(bornOn)),
      );
      expect(kept).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
});

test('the years of an anniversary count calendar years', () => {
  expect(yearsOn('2026-03-18', '2021-03-18')).toBe(5);
  expect(yearsOn('2025-02-28', '2024-02-29')).toBe(1);
});
