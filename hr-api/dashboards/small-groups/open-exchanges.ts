import { widthAcrossCuts, type Told } from './across-cuts';
import { sumOf, type Place, type Sides } from './cut-table';
import type { Cell, Question } from './exchanges';

/** So many sets of cells are tried, those first that promise the most for the fewest people. */
const MAX_TRIED = 16;
/** So many places are looked at on either side, those with the most people of a value. */
const MAX_PLACES = 40;

interface Candidate {
  readonly cells: readonly Cell[];
  readonly score: number;
}

/** The cells to hide so that a count is less certain across cuts, for the fewest people who are told of no more; none where nothing helps. */
export function cellsToOpen(told: Told, sides: Sides, question: Question): readonly Cell[] {
  const width = widthAcrossCuts(told, sides, question);
  const lacking = question.wanted - width;
  const best = (tried: readonly (readonly Cell[])[]) => {
    let found: Candidate = { cells: [], score: Infinity };
    for (const cells of tried) {
      const hidden = told.hidden.map((row) => [...row]);
      for (const { view, value } of cells) hidden[view]![value] = true;
      const gain = widthAcrossCuts({ ...told, hidden }, sides, question) - width;
      const score = gain > 0 ? costOf(told, cells) / Math.min(gain, lacking) : Infinity;
      if (score < found.score) found = { cells, score };
    }
    return found.cells;
  };
  const cells = best(exchangesOf(told, sides, { value: question.value, lacking }));
  return cells.length > 0 ? cells : best(everythingAround(told, sides, question.value));
}

/** So that a cell of nobody is not hidden for nothing. */
const costOf = ({ table: { views } }: Told, cells: readonly Cell[]) =>
  sumOf(cells.map(({ view, value }) => views[view]!.counts[value]! + 1));

/** What of two values a view tells. */
const toldOf = ({ hidden, silent }: Told, view: number, ...some: number[]): Cell[] =>
  silent.has(view) ? [] : some.filter((value) => !hidden[view]![value]).map((value) => ({ view, value }));

/** What could be hidden so that people of a place inside, alone or with those of one outside, can exchange two values unseen. */
function exchangesOf(
  told: Told,
  { inside, outside }: Sides,
  { value, lacking }: { readonly value: number; readonly lacking: number },
): (readonly Cell[])[] {
  const found = new Map<string, Candidate>();
  const offer = (views: readonly number[], other: number, people: number) => {
    const cells = [...new Set(views)].flatMap((view) => toldOf(told, view, value, other));
    const score = costOf(told, cells) / Math.min(people, lacking);
    const key = cells.map((cell) => `${cell.view} ${cell.value}`).join();
    if (cells.length > 0 && score < (found.get(key)?.score ?? Infinity)) found.set(key, { cells, score });
  };
  const most = (places: readonly Place[], one: number) =>
    places
      .filter(({ counts }) => counts[one]! > 0)
      .sort((first, second) => second.counts[one]! - first.counts[one]!)
      .slice(0, MAX_PLACES);
  for (const other of told.table.values.keys()) {
    if (other === value) continue;
    for (const [had, got] of [
      [other, value],
      [value, other],
    ] as const) {
      const partners = most(outside, got);
      for (const { views, counts } of most(inside, had)) {
        offer(views, other, counts[had]!);
        for (const { views: far, counts: theirs } of partners) {
          const apart = views.flatMap((view, cut) => (view === far[cut] ? [] : [view, far[cut]!]));
          offer(apart, other, Math.min(counts[had]!, theirs[got]!));
        }
      }
    }
  }
  const candidates = [...found.values()].sort((one, two) => one.score - two.score);
  return candidates.slice(0, MAX_TRIED).map(({ cells }) => cells);
}

/** Two values in all views of people inside: then each of them can have the one instead of the other. */
function everythingAround(told: Told, { inside }: Sides, value: number): (readonly Cell[])[] {
  const around = [...new Set(inside.flatMap(({ views }) => views))];
  return [...told.table.values.keys()]
    .filter((other) => other !== value)
    .map((other) => around.flatMap((view) => toldOf(told, view, value, other)))
    .filter((cells) => cells.length > 0);
}
