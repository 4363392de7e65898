import { and, desc, eq, sql } from 'drizzle-orm';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import type { Database } from '../../../platform/db/database';
import { matchColumns } from '../../../platform/table-files/reading/columns/match-columns';
import type { ImportKind } from '../import-kind';
import { importMappings, type FileHeading, type MappedColumn } from '../tables';

/** What tells files with the same headings. */
export const fingerprintOf = (headings: readonly FileHeading[]): string =>
  JSON.stringify(headings.map(({ heading }) => foldText(heading)));

/** Which column is which, as far as their headings tell. */
export function guessMapping(kind: ImportKind, headings: readonly FileHeading[]): MappedColumn[] {
  const columns = kind.columns.map(({ key, titles, alsoNamed = [] }) => ({
    key,
    names: [key, ...Object.values(titles), ...alsoNamed],
  }));
  const found = matchColumns(
    headings.map(({ heading }) => heading),
    columns,
  );
  return found.flatMap((column, position) => (column ? [{ position, column, from: 'guessed' as const }] : []));
}

/** How the account, else anybody, understood a file with such headings last. */
export async function rememberedMapping(
  db: Database,
  wanted: { readonly accountId: string; readonly kind: string; readonly headings: readonly FileHeading[] },
) {
  const { accountId, kind, headings } = wanted;
  const [found] = await db
    .select()
    .from(importMappings)
    .where(and(eq(importMappings.kind, kind), eq(importMappings.fingerprint, fingerprintOf(headings))))
    .orderBy(desc(sql`${importMappings.accountId} = ${accountId}`), desc(importMappings.savedAt))
    .limit(1);
  if (!found) return null;
  const mapping = found.mapping.map((one) => ({ ...one, from: 'remembered' as const }));
  return { mapping, keyColumn: found.keyColumn, fixed: found.fixed, options: found.options };
}
