import { countChosen, type OrgChoice } from '../../../lib/contract/people/organisation-levels';
import { keepsPeople } from '../../people/policy';
import type { CallContext } from '../../platform/calls/call';
import type { Population } from '../population/population';
import { populationOf } from './figure-reader';

const LEAST_GROUP = 5;
const LEAST_WHOLE = 10;

interface Counting<Key> {
  readonly count: (population: Omit<Population, 'by'>) => Promise<ReadonlyMap<Key, number>>;
  /** How many are in each group that is shown, in an order of its own. */
  readonly groupsOf: (counts: ReadonlyMap<Key, number>) => readonly number[];
}

/**
 * People by something that a reader may not know of a single one, or null where a group would tell of one. HR and administrators read it
 * of each person, and so are told of all groups. For whoever else the whole has to be of ten, each group of five, and not all in one
 * group; the same holds for those whom a choice leaves out, since they are the difference to the answer without it.
 */
export async function countUnlessTooFew<Key>(
  { Chosen }: { readonly Chosen: OrgChoice },
  context: CallContext,
  { count, groupsOf }: Counting<Key>,
): Promise<ReadonlyMap<Key, number> | null> {
  const population = await populationOf({ Chosen }, context);
  const counts = await count(population);
  if (keepsPeople(context.actor)) return counts;
  const groups = groupsOf(counts);
  if (tellOfOne(groups)) return null;
  if (countChosen(Chosen) === 0) return counts;
  const all = groupsOf(await count({ ...population, chosen: {} }));
  const others = all.map((people, at) => people - groups[at]!);
  return others.some((people) => people > 0) && tellOfOne(others) ? null : counts;
}

/** Whether groups are so small, or so much the same, that they say something of a single person. */
function tellOfOne(groups: readonly number[]): boolean {
  const filled = groups.filter((people) => people > 0);
  const whole = filled.reduce((sum, people) => sum + people, 0);
  return whole < LEAST_WHOLE || filled.length === 1 || filled.some((people) => people < LEAST_GROUP);
}
