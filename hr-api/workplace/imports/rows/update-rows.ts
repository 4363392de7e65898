import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { importRows, type ImportRowRecord } from '../tables';

type Part = Partial<Omit<ImportRowRecord, 'importId'>> & { readonly line: number };

/** Writes some columns of many rows in one statement; all have those of the first. */
export async function updateRows(db: Database, importId: string, rows: readonly Part[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(importRows)).filter(([key]) => key in first);
  const names = columns.filter(([key]) => key !== 'line').map(([, { name }]) => sql.identifier(name));
  const set = sql.join(
    names.map((name) => sql`${name} = written.${name}`),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof Part] ?? null])),
  );
  await db.execute(sql`update ${importRows} set ${set}
    from json_populate_recordset(null::${importRows}, ${JSON.stringify(records)}::json) written
    where ${importRows.importId} = ${importId} and ${importRows.line} = written.line`);
}
