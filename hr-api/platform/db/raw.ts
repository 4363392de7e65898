import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/** Runs SQL text with `$1` parameters inside a transaction of the query builder. */
export async function executeIn(db: Database, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  return db.execute(toParameters(text, values));
}

function toParameters(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part))),
  );
}
