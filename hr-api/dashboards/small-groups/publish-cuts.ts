import { setImmediate as nextTurn } from 'node:timers/promises';
import { widthAcrossCuts, type Told } from './across-cuts';
import {
  cutTable,
  sidesOf,
  sumOf,
  twinsOf,
  type Cell,
  type Cut,
  type CutTable,
  type PeopleOfCrossing,
  type View,
} from './cut-table';
import { cheapestCells, widthOf, type Target } from './exchanges';
import { cellsToOpen } from './open-exchanges';
import { rounded } from './rounding';
import type { Question } from './width';

/** Nothing is told of fewer people, nor of a difference of fewer. */
export const LEAST_PEOPLE = 10;

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

/** Whether all of a view, or all but fewer than the threshold, share one value. */
const isAlike = ({ people, counts }: View, threshold: number) => people - Math.max(...counts) < threshold;

/**
 * The rule of small groups: what may be told of all cuts of a month, to anybody. Docs: docs/decisions/small-groups.md.
 *
 * Values of fewer people than the threshold are merged into others. Then more is hidden, as little as is found, until whoever knows every
 * published count to the last person, or each as it is published and who works where, has to reckon with counts of each hidden cell that
 * lie as far apart as the threshold says. Of very many views that takes a second or more: it lets others have their turn meanwhile.
 */
export async function publishCuts(people: readonly PeopleOfCrossing[], threshold: number): Promise<PublishedView[]> {
  const table = cutTable(people);
  const twins = twinsOf(table, LEAST_PEOPLE);
  const hidden = table.views.map((view) => {
    const isRefused = view.people < LEAST_PEOPLE || isAlike(view, threshold);
    return view.counts.map((count) => isRefused || count < threshold);
  });
  // What one of two such views tells is known of the other, which tells nothing itself: they share their cells.
  for (const [later, first] of twins) {
    for (const value of table.values.keys()) hidden[first]![value] ||= hidden[later]![value]!;
    hidden[later] = hidden[first]!;
  }
  const told: Told = { table, hidden, silent: new Set(twins.keys()), threshold };
  const targets = targetsOf(table);
  const exact = targets.map((target) => ofEachCut(told, target));
  const across = targets.map((target) => acrossCuts(told, target));
  for (let isOpen = true; isOpen;) {
    while (await widen(hidden, threshold, exact));
    isOpen = await widen(hidden, threshold, across);
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

/** How far from each other the counts of a target are that somebody has to reckon with, and what to hide so that they are farther. */
interface Attack {
  readonly target: Target;
  readonly widthOf: (question: Question) => number;
  readonly cellsToHide: (question: Question) => readonly Cell[];
}

/** By whoever knows each published count to the last person, but not who works where. */
const ofEachCut = ({ table, hidden }: Told, target: Target): Attack => ({
  target,
  widthOf: (question) => widthOf(table, hidden, target, question),
  cellsToHide: (question) => cheapestCells(table, hidden, target, question),
});

/** By whoever knows who works where, and each published count as it is published. */
function acrossCuts(told: Told, target: Target): Attack {
  const sides = sidesOf(told.table, target.views);
  return {
    target,
    widthOf: (question) => widthAcrossCuts(told, sides, question),
    cellsToHide: (question) => cellsToOpen(told, sides, question),
  };
}

/**
 * Hides more until each hidden cell is uncertain enough, and everything where that does not help. Returns whether there was more to hide.
 */
async function widen(hidden: boolean[][], threshold: number, attacks: readonly Attack[]): Promise<boolean> {
  let isMore = false;
  for (const { target, widthOf: width, cellsToHide } of attacks) {
    const wanted = Math.min(threshold, target.people);
    for (const value of hidden[0]!.keys()) {
      if (!target.views.every((view) => hidden[view]![value])) continue;
      await nextTurn();
      while (width({ value, wanted }) < wanted) {
        await nextTurn();
        const cells = cellsToHide({ value, wanted });
        if (cells.length === 0) {
          for (const row of hidden) row.fill(true);
          return false;
        }
        for (const cell of cells) hidden[cell.view]![cell.value] = true;
        isMore = true;
      }
    }
  }
  return isMore;
}

function cellsOf({ values }: CutTable, { counts }: View, hidden: readonly boolean[]): PublishedCell[] {
  if (hidden.every(Boolean)) return [];
  const told = values.flatMap((value, at) => (hidden[at] ? [] : [{ value, people: rounded(counts[at]!) }]));
  told.sort((one, other) => other.people - one.people || one.value.localeCompare(other.value, 'en'));
  const others = { value: null, people: rounded(sumOf(counts.filter((_, at) => hidden[at]))) };
  return hidden.some(Boolean) ? [...told, others] : told;
}
