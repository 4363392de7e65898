import { ASKER } from './askers';
import { dayOf, type Day } from './days';
import { staff } from './staff';
import { ROOT, type Person, type World } from './world';

const AT = { business: 'group', company: 'DE', unit: ROOT, location: 'munich', level: 'specialist' };
/** What those of a small world have and whoever asks has not. */
export const CHOSEN = { level: ['specialist'] };

/** Employed from the first of these days on, by another employment from each that follows, and up to `to`. */
function person(empid: string, firsts: readonly Day[], to: Day | null): Person {
  const employments = firsts.map((from, at) => {
    const end = firsts[at + 1] ?? to;
    return { from, to: end, reason: null, places: [{ from, to: end, at: AT }] };
  });
  return { empid, gender: null, bornOn: null, employments };
}

const worldOf = (persons: Person[]): World => ({ persons: [staff(ASKER.all), ...persons], units: [], turningDays: [] });

/** A dozen who leave on the first day of January 2025, and a dozen who join on its last one. */
export const emptyBetween = (): World =>
  worldOf(
    Array.from({ length: 12 }, (_, at) => [
      person(`X${at}`, [dayOf('2024-01-01')], dayOf('2025-01-02')),
      person(`Y${at}`, [dayOf('2025-01-31')], null),
    ]).flat(),
  );

/** Somebody who joined on 29 February 2024 and was there for the last time on 28 February 2025. */
export const leapYear = (): World => worldOf([person('X1', [dayOf('2024-02-29')], dayOf('2025-03-01'))]);

/** Somebody who joined in 2023 and went on with another employment in 2025. */
export const moveOnly = (): World => worldOf([person('X1', [dayOf('2023-05-01'), dayOf('2025-05-01')], null)]);
