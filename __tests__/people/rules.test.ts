import { employmentCodeIn } from '../../hr-api/people/codes';
import { newCode } from '../../hr-api/platform/new-code';
import { covers, lastDayOf, nearestDayIn } from '../../hr-api/people/effective-dates';

test('a span covers its first day and not the day it ends on', () => {
  const span = { validFrom: '2026-01-10', validTo: '2026-02-01' };
  expect(['2026-01-09', '2026-01-10', '2026-01-31', '2026-02-01'].map((on) => covers(span, on))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(covers({ validFrom: '2026-01-10', validTo: null }, '2099-01-01')).toBe(true);
});

test.each([
  ['2026-01-01', '2026-01-10'],
  ['2026-01-20', '2026-01-20'],
  ['2026-02-01', '2026-01-31'],
  ['2030-01-01', '2026-01-31'],
])('seen from %s the nearest day of the span is %s', (on, nearest) => {
  expect(nearestDayIn({ validFrom: '2026-01-10', validTo: '2026-02-01' }, on)).toBe(nearest);
});

test.each([
  ['2026-02-01', '2026-01-31'],
  ['2026-01-11', '2026-01-10'],
  // It never began.
  ['2026-01-10', '2026-01-10'],
  [null, null],
])('a span from 10 January that ends on %s has %s as its last day', (validTo, last) => {
  expect(lastDayOf({ validFrom: '2026-01-10', validTo })).toBe(last);
});

test('a request names one employment by any code, none if codes contradict', () => {
  expect(employmentCodeIn({})).toBeUndefined();
  expect(employmentCodeIn({ UserCode: '', ChillCode: '' })).toBeUndefined();
  expect(employmentCodeIn({ UserCode: 'a' })).toBe('a');
  expect(employmentCodeIn({ UserCode: 'a', ChillCode: 'a' })).toBe('a');
  expect(employmentCodeIn({ UserCode: 'a', ChillCode: 'b' })).toBeNull();
});

test('codes have 128 bits and do not repeat', () => {
  const codes = Array.from({ length: 1000 }, newCode);
  expect(new Set(codes).size).toBe(1000);
  expect(codes.every((code) => /^[A-Za-z0-9_-]{22}$/.test(code))).toBe(true);
});
