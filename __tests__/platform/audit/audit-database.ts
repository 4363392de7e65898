import { sql } from 'drizzle-orm';
import { audit, type AuditEntry } from '../../../hr-api/platform/audit/audit';
import { auditSeals } from '../../../hr-api/platform/audit/tables';
import type { Database } from '../../../hr-api/platform/db/database';
import { makeDatabase, type TestDatabase } from '../hr-api/harness/test-database';
import { TEST_NOW } from '../hr-api/harness/test-settings';

/** A database without a row in it. */
export async function makeAuditDatabase(): Promise<TestDatabase> {
  const made = await makeDatabase({ isEmpty: true });
  await made.database.migrate();
  return made;
}

/** Takes all audit rows and their blocks away. */
export const clearAudit = (db: Database) => db.execute('truncate audit_entries, audit_seals, audit_blocks');

/** An instant so many seconds after the clock of the tests began. */
export const second = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

const entry = { subject: { kind: 'account', id: 'E1001' }, action: 'change language' } as const;

/** Leaves an audit row as a call does. */
export const write = (db: Database, now: Date, values: Pick<AuditEntry, 'before' | 'after'> = {}) =>
  audit({ actor: null, db, now, requestId: 'r-1' }, { ...entry, ...values });

/** Leaves audit rows that are one second apart. */
export async function writeMany(db: Database, count: number): Promise<void> {
  await db.execute(
    sql`insert into audit_entries (at, request_id, subject_kind, subject_id, action, after)
      select ${TEST_NOW.toISOString()}::timestamptz + number * interval '1 second', 'r-' || number, 'account', 'E1001',
        'change language', jsonb_build_object('number', number)
      from generate_series(1, ${count}::int) number`,
  );
}

/** The rows of each block by what they say, in the order in which they were sealed. */
export async function sealedRows(db: Database): Promise<(readonly [block: number, id: string])[]> {
  const rows = await db.select().from(auditSeals).orderBy(auditSeals.block, auditSeals.place);
  return rows.map(({ block, entryId }) => [block, entryId] as const);
}
