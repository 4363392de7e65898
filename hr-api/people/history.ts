import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { audit } from '../platform/audit/audit';
import type { CallContext } from '../platform/calls/call';
import { ApiError } from '../platform/errors';
import { dayOf } from '../platform/dates';
import { historyWrites } from './changes/tables';
import { canCorrectHistory } from './policy';
import { assignments, corrections, employments, jobStatuses, reportingLines } from './tables';
import { visibleTo } from './visibility';

const HISTORIES = {
  assignments: { table: assignments, employmentId: assignments.employmentId },
  employments: { table: employments, employmentId: employments.id },
  job_statuses: { table: jobStatuses, employmentId: jobStatuses.employmentId },
  reporting_lines: { table: reportingLines, employmentId: reportingLines.employmentId },
};
export type HistoryName = keyof typeof HISTORIES;

interface Correction {
  readonly history: HistoryName;
  readonly rowId: string;
  readonly reason: string;
}

/**
 * Runs a change of one row that was written earlier, with a record of who corrected it, why, and what it was before. The
 * database lets the row be changed only within `change`. Needs the transaction that a write's handler has.
 * @throws ApiError `not_found` for a row that the actor cannot see, `forbidden` where the policy says no
 */
export async function correctHistory(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'requestId'>,
  { history, rowId, reason }: Correction,
  change: () => Promise<unknown>,
): Promise<void> {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const { table, employmentId } = HISTORIES[history];
  const [owner] = await db
    .select({ id: employments.id, personId: employments.personId })
    .from(employments)
    .where(
      and(
        sql`${employments.id} = (select ${employmentId} from ${table} where ${table.id} = ${rowId})`,
        visibleTo(actor, today, 'one'),
      ),
    );
  if (!owner) throw new ApiError('not_found');
  if (!canCorrectHistory(actor, owner)) throw new ApiError('forbidden');

  const rowAsJson = sql`(select to_jsonb(corrected) from ${table} corrected where corrected.id = ${rowId})`;
  const [correction] = await db
    .insert(corrections)
    .values({ tableName: history, rowId, reason, correctedBy: actor.accountId, correctedAt: now, before: rowAsJson })
    .returning({ id: corrections.id, before: sql<Record<string, unknown>>`${corrections.before}` });
  if (!correction) throw new Error('the correction was not recorded');
  await db.execute(sql`select set_config('people.correction', ${correction.id}, true)`);
  await change();
  await db.execute(sql`select set_config('people.correction', '', true)`);
  const [corrected] = await db
    .update(corrections)
    .set({ after: rowAsJson })
    .where(eq(corrections.id, correction.id))
    .returning({ after: sql<Record<string, unknown> | null>`${corrections.after}` });
  const { before } = correction;
  await db.insert(historyWrites).values({
    ...{ batch: randomUUID(), tableName: history, rowId, employmentId: owner.id, before, writtenAt: now },
    after: corrected?.after ?? null,
  });
  await audit(context, {
    subject: { kind: history, id: rowId },
    personId: owner.personId,
    action: 'correct history',
    before: correction.before,
    after: corrected?.after ?? undefined,
  });
}
