import type { ErasureShare } from '../../../../lib/contract/workplace/retention/retention';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import type { Erasure, ErasedPerson } from '../../../platform/erasure';
import type { Offers } from '../../../platform/offers';
import type { DoneShare } from '../tables';

/** All that the capabilities hold on people, in the order in which it goes. */
export const sharesIn = (capabilities: readonly Offers[]): Erasure[] =>
  capabilities.flatMap(({ erasure = [] }) => erasure).sort((one, other) => one.order - other.order);

/** What an erasure of some people would do; shares of which they have nothing are left out. */
export async function countShares(
  db: Database,
  capabilities: readonly Offers[],
  people: readonly ErasedPerson[],
): Promise<DoneShare[]> {
  const counted: DoneShare[] = [];
  for (const { name, count } of sharesIn(capabilities)) {
    const counts = await count(db, people);
    if (counts.deleted + counts.emptied > 0) counted.push({ name, ...counts });
  }
  return counted;
}

/** Two sums as one, share by share. */
export function addShares(one: readonly DoneShare[], other: readonly DoneShare[]): DoneShare[] {
  const sums = new Map(one.map((share) => [share.name, share]));
  for (const { name, deleted, emptied } of other) {
    const sum = sums.get(name);
    sums.set(name, { name, deleted: deleted + (sum?.deleted ?? 0), emptied: emptied + (sum?.emptied ?? 0) });
  }
  return [...sums.values()];
}

/** By their titles; what a share that is no more had done keeps its name. */
export function wireShares(
  shares: readonly DoneShare[],
  { capabilities, language }: { readonly capabilities: readonly Offers[]; readonly language: Language },
): ErasureShare[] {
  const titles = new Map(sharesIn(capabilities).map(({ name, titles: all }) => [name, all[language]]));
  return shares.map(({ name, deleted, emptied }) => ({
    ShareName: titles.get(name) ?? name,
    Deleted: deleted,
    Emptied: emptied,
  }));
}
