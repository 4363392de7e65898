import { Candidates, cheapestOf, costOf } from './candidates';
import { CUTS, sumOf, type Cell, type Cut, type CutTable, type Hidden } from './cut-table';
import { widthBy, type OneWay, type Question } from './width';

/** People whose values nobody may work out: those of one view, or of several of a cut together. */
export interface Target {
  readonly cut: Cut;
  readonly views: readonly number[];
  readonly people: number;
}

/**
 * How people may have other values unseen: somebody of the target has `other` instead of `value`, or the reverse; somebody of another view
 * of the cut makes up for the one of them and so brings in a `third`; and the whole, with all other cuts, has the third instead of
 * `value`. Nobody makes up for it where the third is the other, and the whole stays as it is where the third is the value itself.
 */
interface Exchange {
  readonly value: number;
  readonly other: number;
  readonly third: number;
}

const WHOLE = 0;

/** Whether people of a view may have one of two values instead of the other unseen: neither is told of. */
const isFree = (hidden: Hidden, view: number, one: number, other: number) =>
  hidden[view]![one]! && hidden[view]![other]!;

function exchangesOf({ values }: CutTable, value: number): Exchange[] {
  const others = [...values.keys()].filter((other) => other !== value);
  // What touches the whole the least is used first.
  const thirds = (other: number) => [value, other, ...others.filter((third) => third !== other)];
  return others.flatMap((other) => thirds(other).map((third) => ({ value, other, third })));
}

/** The cuts that change along with the whole, beside that of a target. */
const otherCuts = (cut: Cut) => CUTS.filter((one) => one !== 'whole' && one !== cut);

/**
 * By how many people a count may be otherwise, upwards and downwards together, though everything that is published stays the same to the
 * last person. Nobody is moved twice, so it is never more than an attacker has to reckon with.
 */
export const widthOf = (table: CutTable, hidden: Hidden, target: Target, question: Question): number =>
  widthBy((asked) => reachOf(table, hidden, target, asked), question);

function reachOf(table: CutTable, hidden: Hidden, target: Target, { value, wanted, isUp }: OneWay): number {
  const { views, ofCut } = table;
  const left = views.map(({ counts }) => [...counts]);
  let reach = 0;
  for (const exchange of exchangesOf(table, value)) {
    const { other, third } = exchange;
    const free = (some: readonly number[], one: number, two: number) =>
      some.filter((view) => isFree(hidden, view, one, two));
    const moving = [{ some: free(target.views, value, other), of: isUp ? other : value }];
    if (third !== other) {
      const outside = ofCut[target.cut].filter((view) => !target.views.includes(view));
      moving.push({ some: free(outside, third, other), of: isUp ? third : other });
    }
    if (third !== value) {
      if (!isFree(hidden, WHOLE, value, third)) continue;
      for (const cut of otherCuts(target.cut))
        moving.push({ some: free(ofCut[cut], value, third), of: isUp ? third : value });
    }
    const most = Math.min(...moving.map(({ some, of }) => sumOf(some.map((view) => left[view]![of]!))));
    for (const { some, of } of moving) takeFrom(left, some, { of, people: most });
    reach += most;
    if (reach >= wanted) break;
  }
  return reach;
}

function takeFrom(left: number[][], some: readonly number[], { of, people }: { of: number; people: number }): void {
  let wanted = people;
  for (const view of some) {
    const taken = Math.min(left[view]![of]!, wanted);
    left[view]![of]! -= taken;
    wanted -= taken;
  }
}

/**
 * The cells to hide so that a target becomes wider, for the fewest people who are told of no more. Where none does by itself, those that
 * promise the most: others may then. None where there is nothing to hide.
 */
export function cheapestCells(table: CutTable, hidden: Hidden, target: Target, question: Question): readonly Cell[] {
  const { value, wanted } = question;
  const widthIf = (more: Hidden) => widthOf(table, more, target, question);
  const width = widthIf(hidden);
  const tried = candidatesOf(table, hidden, target, { value, lacking: wanted - width });
  return cheapestOf(tried, { table, hidden }, { width, wanted }, widthIf) ?? tried[0] ?? [];
}

/** What could be hidden so that some exchange becomes possible, or possible for more people. */
function candidatesOf(
  table: CutTable,
  hidden: Hidden,
  target: Target,
  { value, lacking }: { readonly value: number; readonly lacking: number },
): (readonly Cell[])[] {
  const { views, ofCut } = table;
  const both = (view: number, one: number, two: number) => views[view]!.counts[one]! + views[view]!.counts[two]!;
  const shown = (view: number, ...some: number[]): Cell[] =>
    some.filter((one) => !hidden[view]![one]).map((one) => ({ view, value: one }));
  /** Of some views the one that allows an exchange of two values for the least. */
  const cheapest = (some: readonly number[], one: number, two: number): number[] => {
    const more = some.filter((view) => !isFree(hidden, view, one, two) && both(view, one, two) > 0);
    const scoreOf = (view: number) => costOf(table, shown(view, one, two)) / Math.min(both(view, one, two), lacking);
    return more.sort((first, second) => scoreOf(first) - scoreOf(second)).slice(0, 1);
  };
  const candidates = new Candidates(table, lacking);
  for (const { other, third } of exchangesOf(table, value)) {
    const outside = third === other ? [] : ofCut[target.cut].filter((view) => !target.views.includes(view));
    const makesUp = cheapest(outside, third, other).flatMap((view) => shown(view, third, other));
    const isAlong = third !== value;
    const whole = isAlong ? shown(WHOLE, value, third) : [];
    const along = isAlong ? otherCuts(target.cut).map((cut) => cheapest(ofCut[cut], value, third)) : [];
    const ways = [[], ...along, along.flat()].map((some) => some.flatMap((view) => shown(view, value, third)));
    for (const view of target.views)
      for (const way of ways)
        for (const made of [[], makesUp]) {
          const cells = [...shown(view, value, other), ...whole, ...way, ...made];
          candidates.offer(cells, Math.max(1, both(view, value, other)));
        }
  }
  return candidates.best();
}
