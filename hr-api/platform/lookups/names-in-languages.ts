import { and, eq, inArray } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { LookupNames, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { Database } from '../db/database';
import { insertRows } from '../insert-rows';
import { texts, type TextKind } from '../texts/tables';

/** The column of a lookup that has a name in each language; undefined where it has none. */
export const namesColumnOf = ({ columns }: LookupShape) =>
  Object.keys(columns).find((name) => columns[name]?.type === 'names');

const NO_NAMES = Object.fromEntries(languages.map((language) => [language, ''])) as LookupNames;

/** What each record of a kind is called, by its code. */
export async function namesByCode(db: Database, kind: TextKind): Promise<ReadonlyMap<string, LookupNames>> {
  const rows = await db.select().from(texts).where(eq(texts.kind, kind));
  const names = new Map<string, LookupNames>();
  for (const { code, language, name } of rows) names.set(code, { ...(names.get(code) ?? NO_NAMES), [language]: name });
  return names;
}

/** Names as they are stored: English, to which every language falls back, is the first one where it is empty. */
export function withEnglish(given: LookupNames): LookupNames {
  const filled = languages.find((language) => given[language] !== '');
  return { ...given, en: given.en || given[filled ?? 'en'] };
}

/** Stores what a record is called. */
export async function storeNames(db: Database, kind: TextKind, code: string, given: LookupNames): Promise<void> {
  const names = withEnglish(given);
  const kept = languages.filter((language) => names[language] !== '');
  await removeNames(db, kind, code);
  await insertRows(
    db,
    texts,
    kept.map((language) => ({ kind, code, language, name: names[language], description: '' })),
  );
}

export async function removeNames(db: Database, kind: TextKind, code: string): Promise<void> {
  await db
    .delete(texts)
    .where(and(eq(texts.kind, kind), eq(texts.code, code), inArray(texts.language, [...languages])));
}
