import { and, sql } from 'drizzle-orm';
import { MAX_COUNTED_ROWS } from '../../../../lib/contract/workplace/reports/limits';
import type { Database } from '../../../platform/db/database';
import type { CheckedQuestion } from './question';

/** How many rows a question finds, up to one more than are counted, and what those of its fields that have a total come to. */
export async function summarize(
  db: Database,
  { query, fields, conditions }: CheckedQuestion,
): Promise<{ count: number; totals: { name: string; total: number }[] }> {
  const where = and(query.where, ...conditions);
  const added = fields.filter(({ hasTotal }) => hasTotal);
  const isAll = conditions.length === 0 && added.length === 0;
  const rowsOf = sql`from ${(isAll && query.rowsFrom) || query.from} ${where ? sql`where ${where}` : sql``}`;
  if (added.length === 0) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as "count" from (select 1 ${rowsOf} limit ${MAX_COUNTED_ROWS + 1}) as counted`,
    );
    return { count: rows[0]?.count ?? 0, totals: [] };
  }
  const sums = added.map(({ value }, at) => sql`coalesce(sum(${value}), 0)::float8 as ${sql.identifier(`t${at}`)}`);
  const columns = sql.join([sql`least(count(*), ${MAX_COUNTED_ROWS + 1})::int as "count"`, ...sums], sql`, `);
  const { rows } = await db.execute<Record<string, number>>(sql`select ${columns} ${rowsOf}`);
  const found = rows[0] ?? {};
  return {
    count: found['count'] ?? 0,
    totals: added.map(({ name }, at) => ({ name, total: Number(found[`t${at}`] ?? 0) })),
  };
}
