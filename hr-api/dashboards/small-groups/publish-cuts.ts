import { setImmediate as nextTurn } from 'node:timers/promises';
import { cutTable, twinsOf, sumOf, type Cut, type CutTable, type PeopleOfPlace, type View } from './cut-table';
import { cheapestCells, widthOf, type Target } from './exchanges';

/** Nothing is told of fewer people, nor of a difference of fewer. */
export const LEAST_PEOPLE = 10;
const ROUNDED_TO = 5;

export interface PublishedCell {
  /** Null: others, whichever they are. */
  readonly value: string | null;
  /** To the nearest five. */
  readonly people: number;
}

export interface PublishedView {
  readonly cut: Cut;
  readonly code: string;
  /**
   * Why nothing is told: `few` people, almost the `same` people as another view, or it is `closed`, because most share a value or too much
   * could be worked out.
   */
  readonly refusal: 'few' | 'same' | 'closed' | null;
  /** The largest first, others last. */
  readonly cells: readonly PublishedCell[];
}

const rounded = (people: number) => Math.round(people / ROUNDED_TO) * ROUNDED_TO;

/** Whether all of a view, or all but fewer than the threshold, share one value. */
const isAlike = ({ people, counts }: View, threshold: number) => people - Math.max(...counts) < threshold;

/**
 * The rule of small groups: what may be told of all cuts of a month, to anybody. Docs: docs/decisions/small-groups.md.
 *
 * Values of fewer people than the threshold are merged into others. Then more is hidden, as little as is found, until whoever knows every
 * published count to the last person has to reckon with counts of each hidden cell that lie as far apart as the threshold says. Of very
 * many views that takes a second or more: it lets others have their turn meanwhile.
 */
export async function publishCuts(people: readonly PeopleOfPlace[], threshold: number): Promise<PublishedView[]> {
  const table = cutTable(people);
  const twins = twinsOf(table, people, LEAST_PEOPLE);
  const hidden = table.views.map((view) => {
    const isRefused = view.people < LEAST_PEOPLE || isAlike(view, threshold);
    return view.counts.map((count) => isRefused || count < threshold);
  });
  // What one of two such views tells is known of the other, which tells nothing itself: they share their cells.
  for (const [later, first] of [...twins].sort(([one], [other]) => one - other)) {
    for (const value of table.values.keys()) hidden[first]![value] ||= hidden[later]![value]!;
    hidden[later] = hidden[first]!;
  }
  const targets = targetsOf(table);
  const countHidden = () => sumOf(hidden.map((row) => row.filter(Boolean).length));
  for (let before = -1; before < countHidden();) {
    before = countHidden();
    for (const target of targets) {
      await nextTurn();
      for (const value of table.values.keys())
        if (target.views.every((view) => hidden[view]![value])) widen(table, hidden, target, value, threshold);
    }
  }
  return table.views.map((view, at) => {
    const { cut, code, people: size } = view;
    if (size < LEAST_PEOPLE) return { cut, code, refusal: 'few', cells: [] };
    if (twins.has(at)) return { cut, code, refusal: 'same', cells: [] };
    const cells = cellsOf(table, view, hidden[at]!);
    return { cut, code, refusal: cells.length > 0 ? null : 'closed', cells };
  });
}

/** Each view, and the views of a cut that are of too few people together: the others would tell of them. */
function targetsOf({ views, ofCut }: CutTable): Target[] {
  const single = views.map(({ cut, people }, at) => ({ cut, people, views: [at] }));
  const few = Object.entries(ofCut).map(([cut, some]) => {
    const small = some.filter((view) => views[view]!.people < LEAST_PEOPLE);
    return { cut: cut as Cut, views: small, people: sumOf(small.map((view) => views[view]!.people)) };
  });
  return [...single, ...few.filter((target) => target.views.length > 1)];
}

/** Hides more until a value of a target is uncertain enough, and everything where that does not help. */
function widen(table: CutTable, hidden: boolean[][], target: Target, value: number, threshold: number): void {
  const question = { value, wanted: Math.min(threshold, target.people) };
  while (widthOf(table, hidden, target, question) < question.wanted) {
    const cells = cheapestCells(table, hidden, target, question);
    for (const cell of cells) hidden[cell.view]![cell.value] = true;
    if (cells.length > 0) continue;
    for (const row of hidden) row.fill(true);
    return;
  }
}

function cellsOf({ values }: CutTable, { counts }: View, hidden: readonly boolean[]): PublishedCell[] {
  if (hidden.every(Boolean)) return [];
  const told = values.flatMap((value, at) => (hidden[at] ? [] : [{ value, people: rounded(counts[at]!) }]));
  told.sort((one, other) => other.people - one.people || one.value.localeCompare(other.value, 'en'));
  const others = { value: null, people: rounded(sumOf(counts.filter((_, at) => hidden[at]))) };
  return hidden.some(Boolean) ? [...told, others] : told;
}
