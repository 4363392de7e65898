import type { ConductState, ConductVersion } from '@/lib/contract/agreements/admin';

/** Which version of an agreement stands for it: what is in force, else what will be, else what is written. */
const WEIGHT: readonly ConductState[] = ['current', 'planned', 'draft', 'withdrawn', 'replaced'];

export function mainVersion(versions: readonly ConductVersion[]): ConductVersion | undefined {
  return [...versions].sort(
    (one, other) => WEIGHT.indexOf(one.State) - WEIGHT.indexOf(other.State) || other.Version - one.Version,
  )[0];
}

/** All versions by the agreement that they are of, in the order in which the first of each comes. */
export function bySeries(versions: readonly ConductVersion[]): ConductVersion[][] {
  const series = new Map<string, ConductVersion[]>();
  for (const version of versions) series.set(version.Series, [...(series.get(version.Series) ?? []), version]);
  return [...series.values()].map((members) => members.sort((one, other) => other.Version - one.Version));
}

/** The version that is written or planned to follow, if there is one. */
export const nextVersion = (versions: readonly ConductVersion[]) =>
  versions.find(({ State }) => State === 'draft' || State === 'planned');
