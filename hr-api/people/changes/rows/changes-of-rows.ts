import { and, asc, eq } from 'drizzle-orm';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { changes } from '../tables';

/** The change that made each of some rows, and the one that revised it last; rows that no change made have none. */
export async function changesOfRows(db: Database, rowIds: readonly string[]) {
  const byRow = new Map<string, { madeAt: Date | null; code: string }>();
  if (rowIds.length === 0) return byRow;
  const made = await db
    .select({ rowId: changes.rowId, code: changes.code, madeAt: changes.madeAt, intent: changes.intent })
    .from(changes)
    .where(and(amongIds(changes.rowId, rowIds), eq(changes.state, 'made')))
    .orderBy(asc(changes.number));
  for (const { rowId, code, madeAt, intent } of made) {
    if (rowId === null) continue;
    const known = byRow.get(rowId);
    byRow.set(rowId, { madeAt: known?.madeAt ?? (intent === 'add' ? madeAt : null), code });
  }
  return byRow;
}
