import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { waitingImports } from '../folder/waiting-imports';
import { imports, type Import } from '../tables';
import { mayDo, readableImport } from './import-access';

/** An import that the caller may read, held, and what they may do about it: their own, or one that waits for a yes. */
export async function importToDecide(context: CallContext, code: string) {
  const { db } = context;
  const { id } = await readableImport(context, code);
  const [record] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!record) throw new ApiError('not_found');
  const waits = (await waitingImports(db, [id])).has(id);
  if (!waits && record.accountId !== context.actor.accountId) throw new ApiError('not_found');
  return { record: record as Import, may: mayDo(context, record, waits) };
}
