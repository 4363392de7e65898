import { widthAcrossCuts, type Told } from './across-cuts';
import { Candidates, cheapestOf } from './candidates';
import type { Cell, Crossing, Hidden, Sides } from './cut-table';
import type { Question } from './width';

/** So many crossings are looked at on either side, those with the most people of a value. */
const MAX_CROSSINGS = 40;

/**
 * The cells to hide so that a count is less certain across cuts, for the fewest people who are told of no more; none where nothing helps.
 */
export function cellsToOpen(told: Told, sides: Sides, question: Question): readonly Cell[] {
  const { value, wanted } = question;
  const widthIf = (hidden: Hidden) => widthAcrossCuts({ ...told, hidden }, sides, question);
  const width = widthIf(told.hidden);
  const best = (tried: readonly (readonly Cell[])[]) => cheapestOf(tried, told, { width, wanted }, widthIf);
  const exchanges = exchangesOf(told, sides, { value, lacking: wanted - width });
  return best(exchanges) ?? best(everythingAround(told, sides, value)) ?? [];
}

/** What of two values a view tells. */
const toldOf = ({ hidden, silent }: Told, view: number, ...some: number[]): Cell[] =>
  silent.has(view) ? [] : some.filter((value) => !hidden[view]![value]).map((value) => ({ view, value }));

/** What could be hidden so that people of a crossing inside, alone or with those of one outside, can exchange two values unseen. */
function exchangesOf(
  told: Told,
  { inside, outside }: Sides,
  { value, lacking }: { readonly value: number; readonly lacking: number },
): (readonly Cell[])[] {
  const candidates = new Candidates(told.table, lacking);
  const offer = (views: readonly number[], other: number, people: number) =>
    candidates.offer(
      views.flatMap((view) => toldOf(told, view, value, other)),
      people,
    );
  const most = (crossings: readonly Crossing[], one: number) =>
    crossings
      .filter(({ counts }) => counts[one]! > 0)
      .sort((first, second) => second.counts[one]! - first.counts[one]!)
      .slice(0, MAX_CROSSINGS);
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
  return candidates.best();
}

/** Two values in all views of people inside: then each of them can have the one instead of the other. */
function everythingAround(told: Told, { inside }: Sides, value: number): (readonly Cell[])[] {
  const around = [...new Set(inside.flatMap(({ views }) => views))];
  return [...told.table.values.keys()]
    .filter((other) => other !== value)
    .map((other) => around.flatMap((view) => toldOf(told, view, value, other)))
    .filter((cells) => cells.length > 0);
}
