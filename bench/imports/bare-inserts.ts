import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../hr-api/platform/db/database';
import { imports } from '../../hr-api/workplace/imports/tables';
import { ROWS_PER_WRITE } from '../../hr-api/workplace/imports/steps/write-rows';

/**
 * Inserts the rows that an import has written once more, into tables with the same columns and indexes and no rules: as many in one
 * transaction as the import writes. How long that took, in seconds.
 */
export async function insertBare({ db, execute }: OpenDatabase, importId: string): Promise<number> {
  const [record] = await db.select().from(imports).where(eq(imports.id, importId));
  if (!record) throw new Error('the import is gone');
  const { batch, code } = record;
  const writes = `select * from history_writes where batch = '${batch}'`;
  const written: Readonly<Record<string, string>> = {
    changes: `select * from changes where batch = '${batch}'`,
    history_writes: writes,
    assignments: `select * from assignments where id in (select row_id from (${writes}) w where before is null)`,
    record_values: `select * from record_values where recorded_at >= (select checked_at from imports where id = '${importId}')`,
    audit_entries: `select * from audit_entries where request_id = 'import ${code}'`,
  };
  let seconds = 0;
  for (const [table, query] of Object.entries(written)) {
    await execute(`create table bare_${table} (like ${table} including all)`);
    const { rows } = await execute(`select to_jsonb(t) as row from (${query}) t`);
    const texts = rows.map((row) => (row as { row: object }).row);
    const startedAt = performance.now();
    for (let at = 0; at < texts.length; at += ROWS_PER_WRITE) {
      const part = JSON.stringify(texts.slice(at, at + ROWS_PER_WRITE));
      await execute(
        `insert into bare_${table} overriding system value
          select (json_populate_recordset(null::bare_${table}, $1::json)).*`,
        [part],
      );
    }
    seconds += (performance.now() - startedAt) / 1000;
    await execute(`drop table bare_${table}`);
  }
  return seconds;
}
