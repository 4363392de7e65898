import type { PeopleOfCrossing } from '../../../hr-api/dashboards/small-groups/cut-table';
import type { PublishedView } from '../../../hr-api/dashboards/small-groups/publish-cuts';

export const VALUES = ['a', 'b', 'c', 'd'];

/** Chances that are the same in every run. */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (end: number) => Math.floor(next() * end) };
}

function randomPeople(seed: number): PeopleOfCrossing[] {
  const { below } = chances(seed);
  const people: PeopleOfCrossing[] = [];
  const [units, locations, levels] = [1 + below(4), 1 + below(3), 1 + below(3)];
  const most = [3, 9, 25, 60][below(4)]!;
  // In some organisations a unit is at home in one location and has few people elsewhere.
  const areAtHome = below(3) === 0;
  for (let unit = 0; unit < units; unit++)
    for (let location = 0; location < locations; location++)
      for (let level = 0; level < levels; level++) {
        if (below(5) === 0) continue;
        const isAway = areAtHome && unit % locations !== location;
        for (const value of VALUES)
          if (below(4) > 0) {
            const few = isAway || below(3) === 0 ? 3 : most;
            people.push({ unit: `u${unit}`, location: `l${location}`, level: `v${level}`, value, people: below(few) });
          }
      }
  return people.filter((one) => one.people > 0);
}

export interface Organisation {
  readonly seed: number;
  readonly people: readonly PeopleOfCrossing[];
  readonly threshold: number;
}

/** Random organisations, each with the least people that a value needs. */
export function* organisations(first: number, count: number, thresholds: readonly number[]): Generator<Organisation> {
  for (let seed = first; seed < first + count; seed++) {
    const people = randomPeople(seed);
    if (people.length > 0) yield { seed, people, threshold: thresholds[seed % thresholds.length]! };
  }
}

export const countOf = (people: readonly PeopleOfCrossing[]) => people.reduce((sum, one) => sum + one.people, 0);

export const isOf = (one: PeopleOfCrossing, { cut, code }: Pick<PublishedView, 'cut' | 'code'>) =>
  cut === 'whole' || one[cut] === code;

export const isTold = (view: PublishedView, value: string) => view.cells.some((cell) => cell.value === value);

/** Whether two views are of the same people but for fewer than ten on either side: what one tells is no secret of the other. */
function areTwins(people: readonly PeopleOfCrossing[], one: PublishedView, other: PublishedView): boolean {
  const without = (view: PublishedView, than: PublishedView) =>
    countOf(people.filter((some) => isOf(some, view) && !isOf(some, than)));
  return without(one, other) < 10 && without(other, one) < 10;
}

/** Each cell that nothing is told of, with how many people its view has. */
export function* hiddenCells({ people }: Organisation, views: readonly PublishedView[]) {
  for (const view of views)
    for (const value of new Set(people.map((one) => one.value))) {
      const isTwinTold =
        view.refusal === 'same' && views.some((other) => isTold(other, value) && areTwins(people, view, other));
      if (!isTold(view, value) && !isTwinTold)
        yield { view, value, size: countOf(people.filter((one) => isOf(one, view))) };
    }
}
