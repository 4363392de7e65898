import { and, desc, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../db/database';
import { texts, type TextKind } from './tables';

/**
 * The names of one kind of record in a language, in English where it has none, to be joined on `code`. `alias` names the
 * joined table within the query.
 */
export function textsOf<Alias extends string>(kind: TextKind, language: Language | Placeholder, alias: Alias) {
  return new QueryBuilder()
    .selectDistinctOn([texts.code], {
      code: texts.code,
      name: sql<string>`${texts.name}`.as(`${alias}_name`),
      description: sql<string>`${texts.description}`.as(`${alias}_description`),
    })
    .from(texts)
    .where(and(eq(texts.kind, kind), inArray(texts.language, [language, 'en'])))
    .orderBy(texts.code, desc(eq(texts.language, language)))
    .as(alias);
}

/** The same names by code, for a kind with few records. */
export async function namesOf(db: Database, kind: TextKind, language: Language): Promise<Map<string, string>> {
  const rows = await db
    .select({ code: texts.code, name: texts.name })
    .from(texts)
    .where(and(eq(texts.kind, kind), inArray(texts.language, [language, 'en'])))
    .orderBy(eq(texts.language, language));
  return new Map(rows.map(({ code, name }) => [code, name]));
}
