import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../hr-api/platform/db/database';
import { showProgress } from '../../scripts/progress.mjs';

/** People whose rows one statement writes: the product lets none take longer than a minute. */
const BATCH = 2_000;

/** Everybody by turns, as a condition on the id of a person. */
async function batchesOf(db: Database): Promise<((personId: SQL) => SQL)[]> {
  const { rows } = await db.execute<{ people: string }>(sql`select count(*) as people from persons`);
  const batches = Math.ceil(Number(rows[0]?.people) / BATCH);
  return Array.from(
    { length: batches },
    (_, at) => (personId: SQL) => sql`abs(hashtext(${personId}::text)) % ${batches}::int = ${at}::int`,
  );
}

/** Runs statements for some people after the others, and lets the database know what it holds. */
export async function grow(db: Database, what: string, statements: readonly ((isIn: (id: SQL) => SQL) => SQL)[]) {
  const progress = showProgress(what, '1–20 min');
  try {
    for (const statement of statements) for (const isIn of await batchesOf(db)) await db.execute(statement(isIn));
    await db.execute(sql`analyze`);
  } finally {
    progress.done();
  }
}
