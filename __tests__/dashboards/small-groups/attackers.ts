import { CUTS, type Cut } from '../../../hr-api/dashboards/small-groups/cut-table';
import type { PublishedView } from '../../../hr-api/dashboards/small-groups/publish-cuts';
import { countOf, isOf, isTold, VALUES, type Organisation } from './organisations';
import { Simplex } from './simplex';

/** By how much the counts that somebody has to reckon with lie apart. */
export type Attacker = (view: PublishedView, value: string) => number;

/** Knows each published count to the last person, how many each view has, and that the views of every cut are the whole. */
export function exactAttacker({ people }: Organisation, views: readonly PublishedView[]): Attacker {
  const at = (view: PublishedView, value: string) => views.indexOf(view) * VALUES.length + VALUES.indexOf(value);
  const inView = (view: PublishedView) => people.filter((one) => isOf(one, view));
  const sizes = views.map((view) => ({ unknowns: VALUES.map((value) => at(view, value)), sum: countOf(inView(view)) }));
  const told = views.flatMap((view) =>
    VALUES.filter((value) => isTold(view, value)).map((value) => ({
      unknowns: [at(view, value)],
      sum: countOf(inView(view).filter((one) => one.value === value)),
    })),
  );
  // The whole is subtracted on the other side: its complement takes its place among the unknowns.
  const [whole] = views;
  const beside = views.length * VALUES.length;
  const size = countOf(people);
  const complements = VALUES.map((value, which) => ({ unknowns: [at(whole!, value), beside + which], sum: size }));
  const parts = CUTS.slice(1).flatMap((cut) =>
    VALUES.map((value, which) => ({
      unknowns: [...views.filter((view) => view.cut === cut).map((view) => at(view, value)), beside + which],
      sum: size,
    })),
  );
  const solutions = new Simplex([...sizes, ...told, ...complements, ...parts], beside + VALUES.length);
  return (view, value) => solutions.most([at(view, value)]) - solutions.least([at(view, value)]);
}

/**
 * Knows how many people are at each crossing of some cuts, so that their views overlap, and the published counts of these cuts and of the
 * whole as they are published: rounded, and never of fewer people than the threshold.
 */
export function crossingAttacker(
  { people, threshold }: Organisation,
  views: readonly PublishedView[],
  cuts: readonly Exclude<Cut, 'whole'>[],
): Attacker {
  const crossings = [...new Map(people.map((one) => [cuts.map((cut) => one[cut]).join(), one])).values()];
  const isAt = (crossing: (typeof people)[number]) => (one: (typeof people)[number]) =>
    cuts.every((cut) => one[cut] === crossing[cut]);
  const at = (view: PublishedView, some: readonly string[]) =>
    crossings.flatMap((crossing, which) =>
      isOf(crossing, view) ? some.map((value) => which * VALUES.length + VALUES.indexOf(value)) : [],
    );
  const sizes = crossings.map((crossing, which) => ({
    unknowns: VALUES.map((_, value) => which * VALUES.length + value),
    sum: countOf(people.filter(isAt(crossing))),
  }));
  let next = crossings.length * VALUES.length;
  const read = views.filter(({ cut }) => cut === 'whole' || cuts.includes(cut));
  const told = read.flatMap((view) =>
    view.cells.flatMap(({ value, people: rounded }) => {
      const some = value === null ? VALUES.filter((one) => !isTold(view, one)) : [value];
      // Two more unknowns: what is missing from the most, and what is above the least.
      const [missing, above] = [next++, next++];
      const [least, most] = [Math.max(threshold, rounded - 2), rounded + 2];
      return [
        { unknowns: [...at(view, some), missing], sum: most },
        { unknowns: [missing, above], sum: most - least },
      ];
    }),
  );
  const solutions = new Simplex([...sizes, ...told], next);
  return (view, value) => solutions.most(at(view, [value])) - solutions.least(at(view, [value]));
}
