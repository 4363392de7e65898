import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import type { Import } from '../tables';
import { importFolderFiles, type BrokenLimit } from './tables';

/** Why some imports wait for a yes, by their ids; those that do not are left out. */
export async function waitingImports(
  db: Database,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BrokenLimit[]>> {
  if (importIds.length === 0) return new Map();
  const { importId, waits, yesAt } = importFolderFiles;
  const rows = await db
    .select({ importId, waits })
    .from(importFolderFiles)
    .where(and(inArray(importId, [...importIds]), isNotNull(waits), isNull(yesAt)));
  return new Map(rows.flatMap((row) => (row.importId && row.waits ? [[row.importId, row.waits] as const] : [])));
}

/** Notes who said yes to an import that waits. */
export const approveImport = ({ db, actor, now }: Pick<CallContext, 'db' | 'actor' | 'now'>, { id }: Import) =>
  db
    .update(importFolderFiles)
    .set({ yesBy: actor.accountId, yesAt: now })
    .where(and(eq(importFolderFiles.importId, id), isNull(importFolderFiles.yesAt)));
