import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/contract/languages';
import { texts, type TextKind } from './tables';

/**
 * The names of one kind of record in a language, in English where it has none, to be joined on `code`. `alias` names the
 * joined table within the query.
 */
export function textsOf<Alias extends string>(kind: TextKind, language: Language, alias: Alias) {
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
