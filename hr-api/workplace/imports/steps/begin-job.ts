import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { imports, type Import } from '../tables';
import { leaseFrom } from './lease';

/** Puts an import into a state in which it is worked on from the commit on. */
export async function beginJob(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  record: Import,
  begin: Partial<typeof imports.$inferInsert>,
): Promise<Import> {
  const [begun] = await db
    .update(imports)
    .set({ ...begin, failures: 0, problem: null, leaseUntil: leaseFrom(now) })
    .where(eq(imports.id, record.id))
    .returning();
  if (!begun) throw new Error('the job was not begun');
  return begun;
}
