import type { NamedLevelRow } from './org-names';

interface WithPeople {
  /** With those of the units below. */
  readonly People: number;
}

/** Rows with people alone. `rows` stand in reading order: what is deeper than a row and follows it at once is below it. */
export function countBelow<Row extends NamedLevelRow>(
  rows: readonly Row[],
  people: ReadonlyMap<string, number>,
): (Row & WithPeople)[] {
  const sums = rows.map(({ Code }) => people.get(Code) ?? 0);
  const above: number[] = [];
  rows.forEach(({ Code, Depth }, at) => {
    above.length = Depth;
    for (const parent of above) sums[parent]! += people.get(Code) ?? 0;
    above.push(at);
  });
  return rows.map((row, at) => ({ ...row, People: sums[at]! })).filter(({ People }) => People > 0);
}
