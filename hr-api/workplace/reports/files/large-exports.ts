import { and, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { hasRecentProof, requireRecentProof } from '../../../platform/calls/recent-proof';
import type { Database } from '../../../platform/db/database';
import type { CheckedQuestion } from '../rows/question';

/** Throws `proof_required` for an export of more rows than anybody takes along unasked, unless the caller has just proven who they are. */
export async function refuseLargeExport(context: CallContext, question: CheckedQuestion): Promise<void> {
  const { actor, db, now, services } = context;
  if (hasRecentProof(actor, now, services.env)) return;
  if (await hasMoreRows(db, question, services.env.EXPORT_PROOF_ROWS)) requireRecentProof(context);
}

async function hasMoreRows(db: Database, { query, conditions }: CheckedQuestion, limit: number): Promise<boolean> {
  const where = and(query.where, ...conditions);
  const from = (conditions.length === 0 && query.rowsFrom) || query.from;
  const { rows } = await db.execute(
    sql`select 1 from ${from} ${where ? sql`where ${where}` : sql``} offset ${limit} limit 1`,
  );
  return rows.length > 0;
}
