import { eq } from 'drizzle-orm';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { fingerprintOf } from '../files/guess-mapping';
import { refuseImport } from '../find-import';
import { importMappings, importRows, type Import } from '../tables';
import { beginJob } from './begin-job';

type Beginning = Pick<CallContext<Pick<Actor, 'accountId'>>, 'db' | 'actor' | 'now'>;

/**
 * Begins the dry run of an import that is held, and remembers its mapping. A file that was taken over before is not read again, so what
 * was corrected stays.
 */
export async function beginCheck(context: Beginning, record: Import): Promise<Import> {
  const { db } = context;
  if (!record.mapping.some(({ column }) => column === record.keyColumn)) throw refuseImport('KeyColumn', 'required');
  await remember(context, record);
  const isRead = record.rowCount > 0 && record.phase === '';
  if (!isRead) await db.delete(importRows).where(eq(importRows.importId, record.id));
  const begin = isRead ? { phase: 'keys' } : { phase: 'read', rowCount: 0 };
  return beginJob(context, record, { state: 'checking', ...begin, cursor: 0, done: 0, total: 0 });
}

/** The next file with such headings begins as this one. */
async function remember({ db, actor, now }: Beginning, record: Import): Promise<void> {
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
