import { asc } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { namesOf } from '../../platform/texts/data';
import { units } from './tables';

export interface ListedUnit {
  readonly Code: string;
  readonly Name: string;
  /** How many units it stands below. */
  readonly Depth: number;
}

/** All units as a tree in reading order. */
export async function listUnitTree(db: Database, language: Language): Promise<ListedUnit[]> {
  const names = await namesOf(db, 'unit', language);
  const all = await db.select().from(units).orderBy(asc(units.position), asc(units.code));
  const childrenOf = new Map<string | null, string[]>();
  for (const { code, parentCode } of all) childrenOf.set(parentCode, [...(childrenOf.get(parentCode) ?? []), code]);
  const below = (parent: string | null, Depth: number): ListedUnit[] =>
    (childrenOf.get(parent) ?? []).flatMap((code) => [
      { Code: code, Name: names.get(code) ?? code, Depth },
      ...below(code, Depth + 1),
    ]);
  return below(null, 0);
}
