import { and, desc, eq, gte } from 'drizzle-orm';
import type { ChangeKind } from '../../../../lib/contract/changes/change-rules';
import type { Database } from '../../../platform/db/database';
import { byBeginning, fromJson, sameValues, type DatedRow, type JsonRow } from './dated-row';
import { KINDS } from '../kinds';
import { readRows } from './read-rows';
import { historyWrites } from '../tables';

/** One write, as it is taken off again. */
export interface RecordedWrite {
  readonly rowId: string;
  readonly before: DatedRow | null;
}

/** Rows as they were before some writes, which are given the latest first. */
export function withoutWrites(rows: readonly DatedRow[], writes: readonly RecordedWrite[]): DatedRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { rowId, before } of writes) {
    if (before) known.set(rowId, before);
    else known.delete(rowId);
  }
  return [...known.values()].sort(byBeginning);
}

const rowOf = (row: unknown) => (row === null ? null : fromJson(row as JsonRow));

/**
 * Somebody's rows of one kind as the record said them before an instant: today's, with all that was written since taken off, whether
 * by a change, its undoing or a correction.
 */
export async function rowsAsKnown(
  db: Database,
  {
    kind,
    employmentId,
    before,
  }: { readonly kind: ChangeKind; readonly employmentId: string; readonly before: Date | null },
): Promise<DatedRow[]> {
  const { tableName, fixed } = KINDS[kind];
  const rows = (await readRows(db, kind, [employmentId])).get(employmentId) ?? [];
  if (!before) return rows;
  const { id, writtenAt } = historyWrites;
  const isOfTable = and(eq(historyWrites.employmentId, employmentId), eq(historyWrites.tableName, tableName));
  const writes = await db
    .select({ rowId: historyWrites.rowId, before: historyWrites.before, after: historyWrites.after })
    .from(historyWrites)
    .where(and(isOfTable, gte(writtenAt, before)))
    .orderBy(desc(id));
  const own = writes
    .map((write) => ({ rowId: write.rowId, before: rowOf(write.before), after: rowOf(write.after) }))
    .filter((write) => sameValues((write.after ?? write.before)?.values ?? {}, fixed, Object.keys(fixed)));
  return withoutWrites(rows, own);
}
