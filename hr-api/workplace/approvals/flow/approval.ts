import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { ChainStep } from '../chains/chain';
import { approvalApprovers, approvalChains, approvalEvents, approvals } from '../tables';
import type { DecisionContext } from '../subject';

/** An approval with the steps of its chain. */
export type Approval = typeof approvals.$inferSelect & { readonly steps: readonly ChainStep[] };
export type ApproverRow = typeof approvalApprovers.$inferSelect;

const columns = { ...getTableColumns(approvals), steps: approvalChains.steps };

/** Approvals, held until the end of the transaction: every change of one begins with this. */
export const lockApprovals = (db: Database, condition: SQL | undefined): Promise<Approval[]> =>
  db
    .select(columns)
    .from(approvals)
    .innerJoin(approvalChains, eq(approvalChains.id, approvals.chainId))
    .where(condition)
    .orderBy(approvals.id)
    .for('update', { of: approvals });

export const readApprovers = (db: Database, approvalId: string): Promise<ApproverRow[]> =>
  db.select().from(approvalApprovers).where(eq(approvalApprovers.approvalId, approvalId));

type Event = Omit<Partial<typeof approvalEvents.$inferInsert>, 'id' | 'approvalId' | 'at'> &
  Pick<typeof approvalEvents.$inferInsert, 'what'>;

/** Writes a line of the history; whose act it was unless the clock did it. */
export async function recordEvent(
  { db, actor, now }: DecisionContext,
  approvalId: string,
  event: Event,
): Promise<void> {
  const person = { personId: actor?.personId ?? null };
  await db.insert(approvalEvents).values({ added: [], removed: [], ...person, ...event, approvalId, at: now });
}
