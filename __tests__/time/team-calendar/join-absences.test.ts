import { joinAbsences } from '@/hr-api/time/team-calendar/absences/join-absences';

/** A week of days from Monday on, whose Wednesday is free from noon on and whose weekend is free. */
const FREE = [5, 10, 11, 12, 13];
const isWorked = (half: number) => !FREE.includes(half);
const isSame = (one: string, other: string) => one === other;
const join = (...halves: readonly (readonly [number, string])[]) =>
  joinAbsences(
    halves.map(([half, told]) => ({ half, told })),
    { isWorked, isSame },
  ).map(({ first, last, told }) => `${first}-${last} ${told}`);

test('free halves between two that say the same belong to the absence, worked ones end it', () => {
  expect(join([8, 'a'], [9, 'a'], [14, 'a'])).toEqual(['8-14 a']);
  expect(join([0, 'a'], [2, 'a'])).toEqual(['0-0 a', '2-2 a']);
  expect(join([0, 'a'], [1, 'b'])).toEqual(['0-0 a', '1-1 b']);
});

test('a day of which the other half is free anyway is away as a whole', () => {
  expect(join([4, 'a'])).toEqual(['4-5 a']);
  expect(join([6, 'a'])).toEqual(['6-6 a']);
  expect(join()).toEqual([]);
});
