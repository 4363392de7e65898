import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { changes, historyWrites } from '../tables';

/** What tells whether somebody's history was written since: it differs after each change, undoing, correction or request. */
export async function historyVersion(db: Database, employmentId: string): Promise<string> {
  const [row] = await db
    .select({
      last: max(historyWrites.id),
      asked: sql<number>`(select max(${changes.number}) from ${changes}
      where ${changes.employmentId} = ${employmentId})`,
    })
    .from(historyWrites)
    .where(and(eq(historyWrites.employmentId, employmentId)));
  return [row?.last ?? 0, row?.asked ?? 0].map((number) => Number(number).toString(36)).join('-');
}

/** Refuses a form that was opened before somebody else changed the person; one without a version is not compared. */
export async function refuseStale(db: Database, employmentId: string, version: string): Promise<void> {
  if (version !== '' && version !== (await historyVersion(db, employmentId))) throw new ApiError('conflict');
}
