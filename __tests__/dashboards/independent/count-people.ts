import { AGE_BANDS } from '../../../lib/contract/dashboards/dashboard-rules';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { daysFrom, partsOf, type Day } from './days';
import { ROOT, type Employment, type Person, type Place, type Span, type World } from './world';

const covers = ({ from, to }: Span, day: Day) => from <= day && (to === null || day < to);

/** Of whom the asker may open the record. */
export type IsOpen = (employment: Employment, person: Person) => boolean;

/**
 * Figures of people, counted day by day and person by person from the words of the rules. It is slow and simple on purpose: what the
 * product counts in SQL is compared with this.
 */
export class People {
  readonly #tree = new Map<string, World['units'][number]>();

  constructor(
    readonly world: World,
    readonly isOpen: IsOpen = () => true,
  ) {
    for (const unit of world.units) this.#tree.set(unit.code, unit);
  }

  /** A unit and what it is below, from there up, in the tree of a day. */
  pathOf(unit: string, day: Day): string[] {
    const path = [unit];
    for (;;) {
      const standing = this.#tree.get(path.at(-1)!)?.standings.find((one) => covers(one, day));
      if (!standing?.parent) return path;
      path.push(standing.parent);
    }
  }

  isEmployed(person: Person, day: Day): boolean {
    return person.employments.some((one) => covers(one, day));
  }

  employmentOf(person: Person, day: Day): Employment | undefined {
    return person.employments.find((one) => covers(one, day) && this.isOpen(one, person));
  }

  placeOf(person: Person, day: Day): Place['at'] | undefined {
    return this.employmentOf(person, day)?.places.find((one) => covers(one, day))?.at;
  }

  isAmong(person: Person, day: Day, chosen: OrgChoice): boolean {
    const at = this.placeOf(person, day);
    if (!at) return false;
    return ORG_LEVELS.every((level) => {
      const codes = chosen[level] ?? [];
      if (codes.length === 0) return true;
      return (level === 'unit' ? this.pathOf(at.unit, day) : [at[level]]).some((code) => codes.includes(code));
    });
  }

  on(day: Day, chosen: OrgChoice): Person[] {
    return this.world.persons.filter((person) => this.isAmong(person, day, chosen));
  }

  /**
   * How many there are in each part. A part of units is what is directly below the chosen one, or that itself for who is in it; of
   * chosen units below each other the topmost is meant, as the others are in it.
   */
  parts(day: Day, chosen: OrgChoice, by: OrgLevel): Record<string, number> {
    const tops = chosen.unit?.length ? chosen.unit : [ROOT];
    return countBy(this.on(day, chosen), (person) => {
      const at = this.placeOf(person, day)!;
      if (by !== 'unit') return at[by];
      const path = this.pathOf(at.unit, day);
      const top = path.findLastIndex((code) => tops.includes(code));
      return path[Math.max(0, top - 1)]!;
    });
  }

  /** In full years: one more on each day of birth, which is 1 March for 29 February in an ordinary year. */
  static ageOn({ bornOn }: Person, day: Day): number | null {
    if (bornOn === null) return null;
    const [born, now] = [partsOf(bornOn), partsOf(day)];
    const isBefore = now.month < born.month || (now.month === born.month && now.date < born.date);
    return now.year - born.year - (isBefore ? 1 : 0);
  }

  agesOn(day: Day, chosen: OrgChoice) {
    const ages = this.on(day, chosen).map((person) => People.ageOn(person, day));
    const known = ages.filter((age) => age !== null).sort((one, other) => one - other);
    const within = (from: number, to: number) => known.filter((age) => age >= from && age <= to).length;
    const middle = known.length > 0 ? (known[(known.length - 1) >> 1]! + known[known.length >> 1]!) / 2 : null;
    return {
      bands: AGE_BANDS.map(({ label, from, to }) => ({ Label: label, AgeCount: within(from, to) })),
      within,
      Younger: within(-Infinity, 17),
      Older: within(101, Infinity),
      Unknown: ages.length - known.length,
      Median: middle,
      Mean: known.length > 0 ? known.reduce((sum, age) => sum + age, 0) / known.length : null,
    };
  }

  gendersOn(day: Day, chosen: OrgChoice) {
    const of = countBy(this.on(day, chosen), ({ gender }) => gender ?? 'other');
    return { Male: of.male ?? 0, Female: of.female ?? 0, Other: of.other ?? 0 };
  }

  personDays(from: Day, to: Day, chosen: OrgChoice): number {
    return [...daysFrom(from, to)].reduce((sum, day) => sum + this.on(day, chosen).length, 0);
  }
}

function countBy<T>(of: readonly T[], keyOf: (one: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of of) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
}
