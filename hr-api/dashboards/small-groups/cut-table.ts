/** By what a month is cut: not at all, or by one of these, one at a time. */
export const CUTS = ['whole', 'unit', 'location', 'level'] as const;
export type Cut = (typeof CUTS)[number];

/** People of one unit, location and level who share a value. */
export interface PeopleOfCrossing {
  readonly unit: string;
  readonly location: string;
  readonly level: string;
  readonly value: string;
  readonly people: number;
}

/** All people whom a cut counts under one code. */
export interface View {
  readonly cut: Cut;
  readonly code: string;
  readonly people: number;
  /** By the values of the table, in their order. */
  readonly counts: readonly number[];
}

/** People of one unit, location and level, who are in one view of each cut. */
export interface Crossing {
  /** By their places among all, in the order of the cuts. */
  readonly views: readonly number[];
  /** By the values of the table, in their order. */
  readonly counts: readonly number[];
}

/** All cuts of a month. The first view is the whole. */
export interface CutTable {
  readonly values: readonly string[];
  readonly views: readonly View[];
  readonly crossings: readonly Crossing[];
  /** The views of each cut, by their places among all. */
  readonly ofCut: Readonly<Record<Cut, readonly number[]>>;
}

/** The count of a value in a view. */
export interface Cell {
  readonly view: number;
  readonly value: number;
}

/** Which cells are hidden, by view and value. */
export type Hidden = readonly (readonly boolean[])[];

export const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
};

/** A prime. Crossings are mixed by it, always in the same way, so that those of one view do not follow one another. */
const MIXED_BY = 1_000_003;

export function cutTable(people: readonly PeopleOfCrossing[]): CutTable {
  const counted = people.filter((one) => one.people > 0);
  const values = [...new Set(counted.map(({ value }) => value))].sort();
  const valueAt = new Map(values.map((value, at) => [value, at]));
  const codeOf = (one: PeopleOfCrossing, cut: Cut) => (cut === 'whole' ? '' : one[cut]);
  const views = CUTS.flatMap((cut) => {
    const codes = [...new Set(counted.map((one) => codeOf(one, cut)))].sort();
    return codes.map((code) => ({ ...{ cut, code, people: 0 }, counts: values.map(() => 0) }));
  });
  const viewAt = CUTS.map(
    (cut) => new Map(views.flatMap((view, at) => (view.cut === cut ? [[view.code, at] as const] : []))),
  );
  const crossings = new Map<number, { readonly views: readonly number[]; readonly counts: number[] }>();
  for (const one of counted) {
    const itsViews = CUTS.map((cut, at) => viewAt[at]!.get(codeOf(one, cut))!);
    const key = itsViews.reduce((so, view) => so * views.length + view, 0);
    if (!crossings.has(key)) crossings.set(key, { views: itsViews, counts: values.map(() => 0) });
    const value = valueAt.get(one.value)!;
    crossings.get(key)!.counts[value]! += one.people;
    for (const view of itsViews) {
      views[view]!.people += one.people;
      views[view]!.counts[value]! += one.people;
    }
  }
  const ofCut = (cut: Cut) => views.flatMap((view, at) => (view.cut === cut ? [at] : []));
  const [whole, unit, location, level] = CUTS.map(ofCut) as [number[], number[], number[], number[]];
  const inOrder = [...crossings].sort(([one], [other]) => one - other).map(([, crossing]) => crossing);
  const mixed = inOrder.map((_, at) => inOrder[(at * MIXED_BY) % inOrder.length]!);
  return { ...{ values, views, crossings: mixed }, ofCut: { whole, unit, location, level } };
}

/**
 * Views of almost the same people as an earlier one of another cut, which is no such view itself, each with that one: together they would
 * tell of those by whom they differ.
 */
export function twinsOf({ views, crossings }: CutTable, leastApart: number): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const crossing of crossings) {
    const people = sumOf(crossing.counts);
    for (const [which, first] of crossing.views.entries())
      for (const later of crossing.views.slice(which + 1)) {
        const pair = first * views.length + later;
        shared.set(pair, (shared.get(pair) ?? 0) + people);
      }
  }
  const near = [...shared].flatMap(([pair, both]) => {
    const [first, later] = [Math.floor(pair / views.length), pair % views.length];
    return [first, later].every((view) => views[view]!.people - both < leastApart) ? [{ first, later }] : [];
  });
  near.sort((one, other) => one.later - other.later || one.first - other.first);
  const twins = new Map<number, number>();
  for (const { first, later } of near) if (!twins.has(first) && !twins.has(later)) twins.set(later, first);
  return twins;
}

/** People of some views of a cut, and all others, by their crossings. */
export interface Sides {
  readonly inside: readonly Crossing[];
  readonly outside: readonly Crossing[];
}

export function sidesOf({ crossings }: CutTable, views: readonly number[]): Sides {
  const some = new Set(views);
  const isInside = (crossing: Crossing) => crossing.views.some((view) => some.has(view));
  return { inside: crossings.filter(isInside), outside: crossings.filter((crossing) => !isInside(crossing)) };
}
