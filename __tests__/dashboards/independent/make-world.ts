import { ORG_LEVELS } from '../../../lib/contract/people/organisation-levels';
import { dayAt, daysFrom, dayOf, partsOf, yearsAfter, type Day } from './days';
import { makeTree } from './make-tree';
import { Random } from './random';
import { staff } from './staff';
import { CODES, ROOT, UNITS, type Employment, type Person, type Place, type World } from './world';

const FIRST = dayOf('2022-06-01');
const LAST = dayOf('2026-12-31');
const PERSONS = 110;

/** First and last days of months, 29 February, and those around today. */
function marksAround(today: Day): Day[] {
  const isMark = (day: Day) => partsOf(day).date === 1 || partsOf(day + 1).date === 1;
  const months = [...daysFrom(FIRST, LAST)].filter(isMark);
  return [...months, today - 1, today, today + 1, ...months.filter((day) => partsOf(day).month === 2)];
}

/** Histories at random, with what there is in histories that counts go wrong over. */
export function makeWorld(seed: number, today: Day, askers: readonly string[]): World {
  const random = new Random(seed);
  const marks = marksAround(today);
  const anyDay = () => (random.isLikely(0.6) ? random.pick(marks) : random.between(FIRST, LAST));
  const units = makeTree(random, [...new Set(Array.from({ length: 30 }, anyDay))]);
  const changes = units.flatMap(({ standings }) => standings.slice(1).map(({ from }) => from));
  const turningDays = [...marks, ...changes, ...changes.map((day) => day - 1)];
  const turningDay = () => (random.isLikely(0.7) ? random.pick(turningDays) : random.between(FIRST, LAST));
  const persons = Array.from({ length: PERSONS }, (_, at): Person => ({
    empid: `X${1000 + at}`,
    gender: random.pick(['female', 'male', 'female', 'male', 'other', null]),
    bornOn: bornOn(random, turningDay),
    employments: makeEmployments(random, turningDay),
  }));
  return { persons: [...askers.map(staff), ...persons], units, turningDays };
}

function bornOn(random: Random, turningDay: () => Day): Day | null {
  const kind = random.next();
  if (kind < 0.08) return null;
  if (kind < 0.25) return dayAt(random.pick([1924, 1960, 1972, 1980, 1988, 1996, 2000, 2004, 2008]), 2, 29);
  if (kind < 0.55) return yearsAfter(turningDay(), -random.pick([17, 18, 24, 25, 30, 36, 41, 51, 99, 100, 101]));
  if (kind < 0.65) return random.between(dayOf('2006-01-01'), dayOf('2011-12-31'));
  return random.between(dayOf('1955-01-01'), dayOf('2006-12-31'));
}

/** The day after the last one. */
function endOf(random: Random, from: Day, turningDay: () => Day): Day | null {
  const kind = random.next();
  if (kind < 0.05) return from;
  if (kind < 0.1) return from + 1;
  if (kind < 0.25) return yearsAfter(from, 1) + random.pick([-1, 0, 0, 1]);
  if (kind < 0.5) return null;
  if (kind < 0.75) return from + random.between(2, 900);
  return Math.max(turningDay(), from) + 1;
}

function makeEmployments(random: Random, turningDay: () => Day): Employment[] {
  const made: Employment[] = [];
  const count = random.pick([0, 1, 1, 1, 2, 2, 3, 4]);
  let from = turningDay();
  while (made.length < count) {
    const to = endOf(random, from, turningDay);
    const reason = random.pick(['voluntary', 'involuntary', null] as const);
    made.push({ from, to, reason: to === null ? null : reason, places: makePlaces(random, { from, to }, turningDay) });
    if (to === null) break;
    from = to + random.pick([0, 0, 0, 1, random.between(2, 200)]);
  }
  return made;
}

const anyPlace = (random: Random): Place['at'] => ({
  business: random.pick(CODES.business),
  company: random.pick(CODES.company),
  unit: random.pick([...UNITS, ROOT]),
  location: random.pick(CODES.location),
  level: random.pick(CODES.level),
});

/** One after the other, of which each differs from the one before at some level; now and then the last goes on after the end. */
function makePlaces(random: Random, { from, to }: Pick<Place, 'from' | 'to'>, turningDay: () => Day): Place[] {
  if (from === to) return [];
  const isWithin = (day: Day) => day > from && day < (to ?? LAST);
  const splits = [...new Set(Array.from({ length: random.between(0, 4) }, turningDay))].filter(isWithin);
  const begins = [from, ...splits.sort((one, other) => one - other)];
  let at = anyPlace(random);
  return begins.map((begin, index) => {
    const changed = random.pick(ORG_LEVELS);
    at = { ...at, ...(index > 0 && { [changed]: anyPlace(random)[changed] }) };
    const next = begins[index + 1];
    return { from: begin, to: next ?? (random.isLikely(0.1) ? null : to), at };
  });
}
