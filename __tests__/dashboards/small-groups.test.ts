import { CUTS, type PeopleOfPlace } from '../../hr-api/dashboards/small-groups/cut-table';
import { publishCuts, type PublishedView } from '../../hr-api/dashboards/small-groups/publish-cuts';
import { Simplex } from './simplex';

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

const VALUES = ['a', 'b', 'c', 'd'];

function randomPeople(seed: number): PeopleOfPlace[] {
  const { below } = chances(seed);
  const people: PeopleOfPlace[] = [];
  const [units, locations, levels] = [1 + below(3), 1 + below(3), 1 + below(2)];
  const most = [3, 9, 25, 60][below(4)]!;
  for (let unit = 0; unit < units; unit++)
    for (let location = 0; location < locations; location++)
      for (let level = 0; level < levels; level++) {
        if (below(5) === 0) continue;
        for (const value of VALUES)
          if (below(4) > 0) {
            const few = below(3) === 0 ? 3 : most;
            people.push({ unit: `u${unit}`, location: `l${location}`, level: `v${level}`, value, people: below(few) });
          }
      }
  return people;
}

const countOf = (people: readonly PeopleOfPlace[]) => people.reduce((sum, one) => sum + one.people, 0);
const isOf = (one: PeopleOfPlace, { cut, code }: Pick<PublishedView, 'cut' | 'code'>) =>
  cut === 'whole' || one[cut] === code;
const valuesOf = (people: readonly PeopleOfPlace[]) => [...new Set(people.map(({ value }) => value))];

/** What somebody may work out: for each view and value how many people they have to reckon with at least and at most. */
interface Attacker {
  readonly least: (view: PublishedView, value: string) => number;
  readonly most: (view: PublishedView, value: string) => number;
}

/** Knows each published count to the last person, how many each view has, and that the views of every cut are the whole. */
function exactAttacker(people: readonly PeopleOfPlace[], views: readonly PublishedView[]): Attacker {
  const values = VALUES;
  const at = (view: PublishedView, value: string) => views.indexOf(view) * values.length + values.indexOf(value);
  const inView = (view: PublishedView) => people.filter((one) => isOf(one, view));
  const sizes = views.map((view) => ({ unknowns: values.map((value) => at(view, value)), sum: countOf(inView(view)) }));
  const told = views.flatMap((view) =>
    view.cells.flatMap(({ value }) =>
      value === null
        ? []
        : [{ unknowns: [at(view, value)], sum: countOf(inView(view).filter((one) => one.value === value)) }],
    ),
  );
  // The whole is subtracted on the other side: its complement takes its place among the unknowns.
  const [whole] = views;
  const beside = views.length * values.length;
  const size = countOf(people);
  const complements = values.map((value, which) => ({ unknowns: [at(whole!, value), beside + which], sum: size }));
  const parts = CUTS.slice(1).flatMap((cut) =>
    values.map((value, which) => ({
      unknowns: [...views.filter((view) => view.cut === cut).map((view) => at(view, value)), beside + which],
      sum: size,
    })),
  );
  const solutions = new Simplex([...sizes, ...told, ...complements, ...parts], beside + values.length);
  return {
    least: (view, value) => solutions.least([at(view, value)]),
    most: (view, value) => solutions.most([at(view, value)]),
  };
}

/** Knows where each person works, so that views of different cuts overlap, and the published counts as they are published. */
function placesAttacker(people: readonly PeopleOfPlace[], views: readonly PublishedView[]): Attacker {
  const values = VALUES;
  const places = new Map<string, PeopleOfPlace[]>();
  for (const one of people) {
    const key = [one.unit, one.location, one.level].join();
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  const all = [...places.values()];
  const at = (view: PublishedView, some: readonly string[]) =>
    all.flatMap((place, which) =>
      isOf(place[0]!, view) ? some.map((value) => which * values.length + values.indexOf(value)) : [],
    );
  const sizes = all.map((place, which) => ({
    unknowns: values.map((_, value) => which * values.length + value),
    sum: countOf(place),
  }));
  let next = all.length * values.length;
  const told = views.flatMap((view) =>
    view.cells.flatMap(({ value, people: rounded }) => {
      const hidden = values.filter((one) => !view.cells.some((cell) => cell.value === one));
      // Two more unknowns: what is missing from the most, and what is above the least.
      const [missing, above] = [next++, next++];
      return [
        { unknowns: [...at(view, value === null ? hidden : [value]), missing], sum: rounded + 2 },
        { unknowns: [missing, above], sum: 4 },
      ];
    }),
  );
  const solutions = new Simplex([...sizes, ...told], next);
  return {
    least: (view, value) => solutions.least(at(view, [value])),
    most: (view, value) => solutions.most(at(view, [value])),
  };
}

/** Random organisations, with the least people that a value needs. */
const organisations = (count: number, mostThreshold: number) =>
  Array.from({ length: count }, (_, seed) => {
    const people = randomPeople(seed + 1).filter((one) => one.people > 0);
    return { people, threshold: 3 + (seed % (mostThreshold - 2)) };
  }).filter(({ people }) => people.length > 0);

const isTold = (view: PublishedView, value: string) => view.cells.some((cell) => cell.value === value);
const sizeOf = (people: readonly PeopleOfPlace[], view: PublishedView) =>
  countOf(people.filter((one) => isOf(one, view)));

/** Each hidden cell with how far an attacker is from knowing it. */
function* hiddenCells(people: readonly PeopleOfPlace[], views: readonly PublishedView[], attacker: Attacker) {
  for (const view of views)
    for (const value of valuesOf(people))
      // Of almost the same people two views tell the same: what one tells is no secret of the other.
      if (view.refusal !== 'same' && !isTold(view, value))
        yield { view, value, width: attacker.most(view, value) - attacker.least(view, value) };
}

const ROUNDING = 1e-6;

test('whoever knows each published count to the last person cannot narrow a hidden one', async () => {
  let told = 0;
  for (const { people, threshold } of organisations(160, 7)) {
    const views = await publishCuts(people, threshold);
    told += views.flatMap(({ cells }) => cells).length;
    for (const { view, value, width } of hiddenCells(people, views, exactAttacker(people, views))) {
      const isWide = width >= Math.min(threshold, sizeOf(people, view)) - ROUNDING;
      expect({ view, value, width, isWide }).toMatchObject({ isWide: true });
    }
  }
  expect(told).toBeGreaterThan(500);
});

test('whoever knows where everybody works has to reckon with as many counts as rounding leaves', async () => {
  for (const { people, threshold } of organisations(120, 5)) {
    const views = await publishCuts(people, threshold);
    const attacker = placesAttacker(people, views);
    const isAlone = (view: PublishedView) =>
      views.every(
        (other) => other === view || countOf(people.filter((one) => isOf(one, view) !== isOf(one, other))) >= 20,
      );
    for (const { view, value, width } of hiddenCells(people, views, attacker)) {
      const isWide = width + 1 >= Math.min(threshold, sizeOf(people, view) + 1) - ROUNDING;
      if (isAlone(view)) expect({ view, value, width, isWide }).toMatchObject({ isWide: true });
    }
  }
});

test('a count is told of enough people alone, to the nearest five, and others are enough, too', async () => {
  for (const { people, threshold } of organisations(160, 7)) {
    for (const view of await publishCuts(people, threshold)) {
      const inView = people.filter((one) => isOf(one, view));
      const counts = VALUES.map((value) => countOf(inView.filter((one) => one.value === value)));
      if (countOf(inView) < 10) expect(view.refusal).toBe('few');
      if (countOf(inView) - Math.max(...counts) < threshold) expect(view.refusal).not.toBeNull();
      expect(view.cells.length > 0).toBe(view.refusal === null);
      for (const { value, people: rounded } of view.cells) {
        const isCounted = (one: PeopleOfPlace) => (value === null ? !isTold(view, one.value) : one.value === value);
        const count = countOf(inView.filter(isCounted));
        expect(count).toBeGreaterThanOrEqual(threshold);
        expect([rounded % 5, Math.abs(rounded - count) <= 2]).toEqual([0, true]);
      }
    }
  }
});

test('a value that is hidden in one unit is hidden in a second one, so that nobody subtracts', async () => {
  const unit = (code: string, counts: readonly number[]) =>
    counts.map((people, at) => ({ unit: code, location: 'l', level: 'v', value: VALUES[at]!, people }));
  const people = [
    ...unit('one', [40, 30, 2, 30]),
    ...unit('two', [40, 30, 20, 30]),
    ...unit('three', [40, 30, 30, 30]),
  ];
  const views = await publishCuts(people, 5);
  const hidden = views.filter((view) => view.cut === 'unit' && !isTold(view, 'c')).map(({ code }) => code);
  expect(hidden).toContain('one');
  expect(hidden.length).toBeGreaterThan(1);
  expect(isTold(views[0]!, 'c')).toBe(true);
});

test('of two parts of almost the same people the later one tells nothing', async () => {
  const at = (unit: string, location: string, counts: readonly number[]) =>
    counts.map((people, which) => ({ unit, location, level: 'v', value: VALUES[which]!, people }));
  const people = [
    ...at('plant', 'town', [40, 30, 20, 10]),
    ...at('plant', 'city', [1, 0, 2, 0]),
    ...at('office', 'city', [50, 40, 30, 20]),
    ...at('sales', 'port', [35, 30, 25, 20]),
  ];
  const views = await publishCuts(people, 5);
  const refusals = views.map(({ cut, code, refusal }) => `${cut} ${code}: ${refusal}`);
  // The level is everybody; the towns are the units but for three people, and one unit is all of a port.
  expect(refusals.filter((one) => one.endsWith('same'))).toEqual(
    ['location city', 'location port', 'location town', 'level v'].map((view) => `${view}: same`),
  );
});

test('what is told depends on nothing but the people: every reader is told the same', async () => {
  for (const { people, threshold } of organisations(60, 7))
    expect(await publishCuts([...people].reverse(), threshold)).toEqual(await publishCuts(people, threshold));
});
