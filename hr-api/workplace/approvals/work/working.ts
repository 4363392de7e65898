import { asc, type SQL } from 'drizzle-orm';
import type { Dependencies } from '../../../platform/capability';
import type { Database } from '../../../platform/db/database';
import type { DecisionContext } from '../subject';
import { approvals } from '../tables';

export type Working = Pick<Dependencies, 'db' | 'clock' | 'env' | 'mail' | 'capabilities' | 'secrets' | 'log'>;

/** So many in one run; the next one takes up where it ends. */
export const MAX_ROWS = 5_000;

/** Recurring work acts without an actor, in a transaction of its own. */
export const workContext = (
  { clock, env, mail, capabilities, secrets }: Working,
  db: Database,
  requestId: string,
): DecisionContext => ({
  db,
  now: clock(),
  actor: null,
  requestId,
  services: { env, mail, capabilities, secrets },
});

/** The approvals with which something is to be done. */
export async function dueIds(db: Database, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(condition)
    .orderBy(asc(approvals.resolvedOn), asc(approvals.id))
    .limit(MAX_ROWS);
  return rows.map(({ id }) => id);
}
