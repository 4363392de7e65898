import { sumOf, type Cell, type CutTable, type Hidden } from './cut-table';

/** So many sets of cells are tried, those first that promise the most for the fewest people. */
const MAX_TRIED = 16;

/** So that a cell of nobody is not hidden for nothing. */
export const costOf = ({ views }: CutTable, cells: readonly Cell[]) =>
  sumOf(cells.map(({ view, value }) => views[view]!.counts[value]! + 1));

interface Candidate {
  readonly cells: readonly Cell[];
  readonly score: number;
}

/** Sets of cells that could be hidden so that a count gets wider by the people that it lacks, each set once. */
export class Candidates {
  private readonly found = new Map<string, Candidate>();

  constructor(
    private readonly table: CutTable,
    private readonly lacking: number,
  ) {}

  /** Cells by which it is promised to get wider by some people. */
  offer(all: readonly Cell[], people: number): void {
    const cells = new Map(all.map((cell) => [`${cell.view} ${cell.value}`, cell]));
    const key = [...cells.keys()].sort().join();
    const score = costOf(this.table, [...cells.values()]) / Math.min(people, this.lacking);
    if (cells.size > 0 && score < (this.found.get(key)?.score ?? Infinity))
      this.found.set(key, { cells: [...cells.values()], score });
  }

  /** Those that are worth trying. */
  best(): (readonly Cell[])[] {
    const inOrder = [...this.found.values()].sort((one, two) => one.score - two.score);
    return inOrder.slice(0, MAX_TRIED).map(({ cells }) => cells);
  }
}

/** Of some sets of cells the one that makes a count wider for the fewest people who are told of no more; null where none does. */
export function cheapestOf(
  tried: readonly (readonly Cell[])[],
  { table, hidden }: { readonly table: CutTable; readonly hidden: Hidden },
  { width, wanted }: { readonly width: number; readonly wanted: number },
  widthOf: (hidden: Hidden) => number,
): readonly Cell[] | null {
  let found: Candidate | null = null;
  for (const cells of tried) {
    const more = hidden.map((row) => [...row]);
    for (const { view, value } of cells) more[view]![value] = true;
    const gain = widthOf(more) - width;
    if (gain <= 0) continue;
    const score = costOf(table, cells) / Math.min(gain, wanted - width);
    if (!found || score < found.score) found = { cells, score };
  }
  return found?.cells ?? null;
}
