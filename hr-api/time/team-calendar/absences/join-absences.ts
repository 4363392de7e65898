import { HALVES } from './span-days';

/** A half of a day that is away, and what is told of it. */
export interface AwayHalf<Told> {
  readonly half: number;
  readonly told: Told;
}

/** Halves in a row, the first and the last one included. */
export interface AwayRun<Told> {
  readonly first: number;
  readonly last: number;
  readonly told: Told;
}

interface Joining<Told> {
  /** Whether a half is worked where somebody is not away. */
  readonly isWorked: (half: number) => boolean;
  readonly isSame: (one: Told, other: Told) => boolean;
}

/**
 * Joins what is away, in its order, to runs: free halves between two that say the same belong to it, and so does the other half of its
 * first and last day where that is free.
 */
export function joinAbsences<Told>(
  halves: readonly AwayHalf<Told>[],
  { isWorked, isSame }: Joining<Told>,
): AwayRun<Told>[] {
  const runs: { first: number; last: number; told: Told }[] = [];
  for (const { half, told } of halves) {
    const run = runs.at(-1);
    if (run && isSame(run.told, told) && !isAnyWorked(run.last + 1, half, isWorked)) run.last = half;
    else runs.push({ first: half, last: half, told });
  }
  return runs.map(({ first, last, told }) => ({
    first: first % HALVES === 1 && !isWorked(first - 1) ? first - 1 : first,
    last: last % HALVES === 0 && !isWorked(last + 1) ? last + 1 : last,
    told,
  }));
}

function isAnyWorked(from: number, to: number, isWorked: (half: number) => boolean): boolean {
  for (let half = from; half < to; half++) if (isWorked(half)) return true;
  return false;
}
