/** By what a month is cut: not at all, or by one of these, one at a time. */
export const CUTS = ['whole', 'unit', 'location', 'level'] as const;
export type Cut = (typeof CUTS)[number];

/** People of one unit, location and level who share a value. */
export interface PeopleOfPlace {
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

/** All cuts of a month. The first view is the whole. */
export interface CutTable {
  readonly values: readonly string[];
  readonly views: readonly View[];
  /** The views of each cut, by their places among all. */
  readonly ofCut: Readonly<Record<Cut, readonly number[]>>;
}

export const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
};

export function cutTable(people: readonly PeopleOfPlace[]): CutTable {
  const counted = people.filter((one) => one.people > 0);
  const values = [...new Set(counted.map(({ value }) => value))].sort();
  const views = CUTS.flatMap((cut) => {
    const codes = [...new Set(counted.map((one) => (cut === 'whole' ? '' : one[cut])))].sort();
    const counts = new Map(codes.map((code) => [code, values.map(() => 0)]));
    for (const one of counted) counts.get(cut === 'whole' ? '' : one[cut])![values.indexOf(one.value)]! += one.people;
    return codes.map((code) => ({ cut, code, people: sumOf(counts.get(code)!), counts: counts.get(code)! }));
  });
  const ofCut = (cut: Cut) => views.flatMap((view, at) => (view.cut === cut ? [at] : []));
  const [whole, unit, location, level] = CUTS.map(ofCut) as [number[], number[], number[], number[]];
  return { values, views, ofCut: { whole, unit, location, level } };
}

/** Views of almost the same people as an earlier one of another cut, each with that one: together they would tell of those by whom they differ. */
export function twinsOf(
  { views }: CutTable,
  people: readonly PeopleOfPlace[],
  leastApart: number,
): ReadonlyMap<number, number> {
  const at = new Map(views.map(({ cut, code }, place) => [`${cut} ${code}`, place]));
  const shared = new Map<string, number>();
  for (const one of people) {
    if (one.people === 0) continue;
    const places = CUTS.map((cut) => at.get(`${cut} ${cut === 'whole' ? '' : one[cut]}`)!);
    for (const [which, first] of places.entries())
      for (const later of places.slice(which + 1)) {
        const pair = `${first} ${later}`;
        shared.set(pair, (shared.get(pair) ?? 0) + one.people);
      }
  }
  const twins = new Map<number, number>();
  for (const [pair, both] of shared) {
    const [first, later] = pair.split(' ').map(Number) as [number, number];
    const isNear = [first, later].every((view) => views[view]!.people - both < leastApart);
    if (isNear) twins.set(later, Math.min(first, twins.get(later) ?? first));
  }
  return twins;
}
