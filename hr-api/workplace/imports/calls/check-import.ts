import { eq } from 'drizzle-orm';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { fingerprintOf } from '../files/guess-mapping';
import { ownImport, refuseImport } from '../find-import';
import { IMPORT_QUEUE } from '../import-queue';
import { leaseFrom } from '../steps/lease';
import { importMappings, importRows, imports, type Import } from '../tables';
import { mayDo } from './import-access';
import { wireImport } from './wire-import';

/** Starts the dry run. A file that was taken over before is not read again, so what was corrected stays. */
export const checkImport: Handler<'checkImport'> = async ({ ImportCode }, context) => {
  const { db, now } = context;
  const record = await ownImport(context, ImportCode, true);
  if (!mayDo(context, record).CanCheck) throw refuseImport('ImportCode', 'wrong_state');
  if (!record.mapping.some(({ column }) => column === record.keyColumn)) throw refuseImport('KeyColumn', 'required');
  await remember(context, record);
  const isRead = record.rowCount > 0 && record.phase === '';
  if (!isRead) await db.delete(importRows).where(eq(importRows.importId, record.id));
  const begin = isRead ? { phase: 'keys' } : { phase: 'read', rowCount: 0 };
  return startJob(context, record, {
    state: 'checking',
    ...begin,
    cursor: 0,
    done: 0,
    total: 0,
    leaseUntil: leaseFrom(now),
  });
};

/** Puts an import into a state whose job begins once this is committed. */
export async function startJob(
  context: CallContext,
  record: Import,
  begin: Partial<typeof imports.$inferInsert>,
): ReturnType<typeof wireImport> {
  const { db, services, now } = context;
  const [begun] = await db
    .update(imports)
    .set({ ...begin, failures: 0, problem: null, leaseUntil: leaseFrom(now) })
    .where(eq(imports.id, record.id))
    .returning();
  if (!begun) throw new Error('the job was not begun');
  await services.jobs.enqueue(db, IMPORT_QUEUE, { id: record.id });
  return wireImport(context, begun);
}

/** The next file with such headings begins as this one. */
async function remember({ db, actor, now }: CallContext, record: Import): Promise<void> {
  const { kind, headings, mapping, keyColumn, fixed, options } = record;
  const said = { mapping, keyColumn, fixed, options, savedAt: now };
  await db
    .insert(importMappings)
    .values({ accountId: actor.accountId, kind, fingerprint: fingerprintOf(headings), ...said })
    .onConflictDoUpdate({
      target: [importMappings.accountId, importMappings.kind, importMappings.fingerprint],
      set: said,
    });
}
