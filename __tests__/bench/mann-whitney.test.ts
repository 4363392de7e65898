import { mannWhitney } from '../../bench/mann-whitney';

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** What other programs for statistics answer, with the normal approximation and the correction for continuity. */
test.each([
  ['samples with ties', [1, 2, 3, 4, 5], [3, 4, 5, 6, 7], 0.113846],
  ['samples that lie apart', from(0, 20), from(8, 20), 0.000559],
  [
    'samples of different sizes',
    [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46],
    [1.15, 0.88, 0.9, 0.74, 1.21],
    0.244624,
  ],
])('%s have the p that they are known to have, whichever comes first', (_, one, other, p) => {
  expect(mannWhitney(one, other)).toBeCloseTo(p, 5);
  expect(mannWhitney(other, one)).toBeCloseTo(p, 5);
});

test('samples that are alike, and such as know one value only, do not differ', () => {
  expect(mannWhitney(from(0, 30), from(0, 30))).toBeCloseTo(1);
  expect(mannWhitney([7, 7, 7], [7, 7])).toBe(1);
});

test('two samples of which every value of one is above all of the other differ beyond doubt', () => {
  expect(mannWhitney(from(0, 200), from(200, 200))).toBeLessThan(1e-12);
});
