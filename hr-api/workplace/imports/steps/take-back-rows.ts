import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { updateRows } from '../rows/update-rows';
import { importRows, type Import, type ImportRowRecord } from '../tables';
import { ROWS_PER_WRITE } from './write-rows';
import { openRun, type Worker } from './step-context';

/** The next written rows, the last written first. */
export function rowsToTakeBack(db: Database, { id, cursor, cursorRank }: Import): Promise<ImportRowRecord[]> {
  const { importId, state, rank, line } = importRows;
  return db
    .select()
    .from(importRows)
    .where(and(eq(importId, id), eq(state, 'written'), sql`(${rank}, ${line}) < (${cursorRank}::int, ${cursor}::int)`))
    .orderBy(desc(rank), desc(line))
    .limit(ROWS_PER_WRITE);
}

/** Takes rows back as far as nothing stands in the way. */
export async function takeRowsBack(
  db: Database,
  worker: Worker,
  record: Import,
  rows: readonly ImportRowRecord[],
): Promise<{ refused: number }> {
  const by = { accountId: record.takenBackBy ?? record.accountId, roleCode: record.takenBackRole ?? record.roleCode };
  const { run } = await openRun(db, worker, record, by);
  const results = await run.takeBack(rows, record.takenBackBecause);
  await updateRows(
    db,
    record.id,
    results.map(({ line, issue }) => ({
      ...{ line, state: issue ? ('in_the_way' as const) : ('taken_back' as const) },
      issues: issue ? [issue] : [],
    })),
  );
  return { refused: results.filter(({ issue }) => issue).length };
}
