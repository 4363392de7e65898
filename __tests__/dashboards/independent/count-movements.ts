import type { OrgChoice } from '../../../lib/contract/people/organisation-levels';
import type { People } from './count-people';
import { daysFrom, partsOf, textOf, yearsAfter, type Day } from './days';
import type { Person, Reason } from './world';

/** Somebody who came on that day, or who was there for the last time. */
export interface Movement {
  readonly person: Person;
  readonly day: Day;
}

/** Whose first day it is: they were not employed on the day before. */
export const joinedOn = (people: People, day: Day, chosen: OrgChoice): Person[] =>
  people.on(day, chosen).filter((person) => !people.isEmployed(person, day - 1));

/** Whose last day it is: they are not employed on the day after. */
export const leftOn = (people: People, day: Day, chosen: OrgChoice): Person[] =>
  people.on(day, chosen).filter((person) => !people.isEmployed(person, day + 1));

const over = (from: Day, to: Day, of: (day: Day) => Person[]): Movement[] =>
  [...daysFrom(from, to)].flatMap((day) => of(day).map((person) => ({ person, day })));

export const joiners = (people: People, from: Day, to: Day, chosen: OrgChoice) =>
  over(from, to, (day) => joinedOn(people, day, chosen));
export const leavers = (people: People, from: Day, to: Day, chosen: OrgChoice) =>
  over(from, to, (day) => leftOn(people, day, chosen));

/** After the leavers of a day and before the joiners of the next one: who stays employed, where they were until then. */
const overnight = (people: People, day: Day, chosen: OrgChoice) =>
  people.on(day, chosen).filter((person) => people.isEmployed(person, day + 1)).length;

/** Who stays employed overnight and is among the chosen on one of both days alone, moved on the later one. */
function movesOn(people: People, day: Day, chosen: OrgChoice) {
  const stayed = people.world.persons.filter((one) => people.isEmployed(one, day - 1) && people.isEmployed(one, day));
  const both = stayed.map((one) => [people.isAmong(one, day - 1, chosen), people.isAmong(one, day, chosen)] as const);
  return {
    MovedIn: both.filter(([before, after]) => !before && after).length,
    MovedOut: both.filter(([before, after]) => before && !after).length,
  };
}

export function balance(people: People, from: Day, to: Day, chosen: OrgChoice) {
  const moves = [...daysFrom(from, to)].map((day) => movesOn(people, day, chosen));
  return {
    Opening: overnight(people, from - 1, chosen),
    Joined: joiners(people, from, to, chosen).length,
    MovedIn: moves.reduce((sum, { MovedIn }) => sum + MovedIn, 0),
    Left: leavers(people, from, to, chosen).length,
    MovedOut: moves.reduce((sum, { MovedOut }) => sum + MovedOut, 0),
    Closing: overnight(people, to, chosen),
  };
}

/** The parts of a period that are in one month each. */
export function monthsOf(from: Day, to: Day): { Month: string; from: Day; to: Day }[] {
  const firsts = [...daysFrom(from, to)].filter((day) => day === from || partsOf(day).date === 1);
  return firsts.map((first, at) => ({
    Month: textOf(first).slice(0, 7),
    from: first,
    to: (firsts[at + 1] ?? to + 1) - 1,
  }));
}

/** The first day of the employments that follow each other without a gap up to a day. */
function firstDayOf(people: People, person: Person, day: Day): Day {
  let first = day;
  while (people.isEmployed(person, first - 1)) first--;
  return first;
}

export function attrition(people: People, from: Day, to: Day, chosen: OrgChoice) {
  const left = leavers(people, from, to, chosen);
  const because = (reason: Reason) =>
    left.filter(({ person, day }) => people.employmentOf(person, day)?.reason === reason).length;
  const isFirstYear = ({ person, day }: Movement) => day < yearsAfter(firstDayOf(people, person, day), 1);
  return {
    Left: left.length,
    Voluntary: because('voluntary'),
    Involuntary: because('involuntary'),
    NotSaid: because(null),
    FirstYear: left.filter(isFirstYear).length,
  };
}
