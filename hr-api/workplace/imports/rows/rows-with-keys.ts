import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { RowOfFile } from '../import-kind';
import { importRows } from '../tables';

/** Rows of an import with some keys. */
export async function rowsWithKeys(db: Database, importId: string, keys: readonly string[]): Promise<RowOfFile[]> {
  if (keys.length === 0) return [];
  const { line, key, label, outcome, memory } = importRows;
  const isWanted = sql`${key} in (select json_array_elements_text(${JSON.stringify([...new Set(keys)])}::json))`;
  return db
    .select({ line, key, label, outcome, memory })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isWanted))
    .orderBy(line);
}
