import * as fc from 'fast-check';
import {
  chosenRange,
  withChoice,
  withLower,
  withUpper,
  type Range,
  type RangeFilter,
} from '@/components/ui/filter/filter';

const age: RangeFilter = { id: 'age', title: 'Age', type: 3, min: 20, max: 64 };

test('the lower handle stops below the upper (FIL-08)', () => {
  expect(withLower([20, 30], 25, age)).toEqual([25, 30]);
  expect(withLower([20, 30], 30, age)).toEqual([29, 30]);
  expect(withLower([20, 30], 60, age)).toEqual([29, 30]);
});

test('the upper handle at or below the lower is forced to one more than that (FIL-09)', () => {
  expect(withUpper([30, 40], 31, age)).toEqual([30, 31]);
  expect(withUpper([30, 40], 30, age)).toEqual([30, 31]);
  expect(withUpper([30, 40], 20, age)).toEqual([30, 31]);
});

test('wherever the handles are moved, they stay inside and in their order', () => {
  const move = fc.record({ isLower: fc.boolean(), to: fc.integer({ min: age.min, max: age.max }) });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const [lower, upper] = moves.reduce<Range>(
        (range, { isLower, to }) => (isLower ? withLower : withUpper)(range, to, age),
        [age.min, age.max],
      );
      expect(lower).toBeLessThan(upper);
      expect(lower).toBeGreaterThanOrEqual(age.min);
      expect(upper).toBeLessThanOrEqual(age.max);
    }),
  );
});

test('a choice that narrows nothing is none', () => {
  const choices = withChoice({ unit: ['Legal'] }, age, [30, 40]);
  expect(choices).toEqual({ unit: ['Legal'], age: [30, 40] });
  expect(chosenRange(choices, age)).toEqual([30, 40]);
  expect(withChoice(choices, age, [20, 64])).toEqual({ unit: ['Legal'] });
  expect(withChoice(choices, { id: 'unit', title: 'Unit', type: 1, options: [] }, [])).toEqual({ age: [30, 40] });
});
