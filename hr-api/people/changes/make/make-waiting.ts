import { eq } from 'drizzle-orm';
import type { ChangeMode } from '../../../../lib/contract/changes/change-rules';
import { changes } from '../tables';
import type { ChangeContext, ChangeRequest } from './change-request';
import { checkedPlans, writeChanges } from './make-changes';

type WaitingChange = typeof changes.$inferSelect;

/** What a waiting change asked for. */
function requestOf({
  kind,
  employmentId,
  effectiveFrom,
  modes,
  justification,
  intent,
  rowId,
  after,
}: WaitingChange): ChangeRequest {
  if (kind === 'leaving') throw new Error('nobody asks for an end');
  const { valid_from: _, ...values } = after;
  return {
    ...{ kind, employmentId, from: effectiveFrom, values, justification },
    modes: modes as Readonly<Partial<Record<string, ChangeMode>>>,
    rowId: intent === 'edit' ? rowId : null,
  };
}

/** Makes a change that waited, under its own code, on the rows as they are now. */
export async function makeWaiting(context: ChangeContext, waiting: WaitingChange): Promise<void> {
  const plans = await checkedPlans(context, [requestOf(waiting)]);
  await context.db.update(changes).set({ state: 'made' }).where(eq(changes.id, waiting.id));
  await writeChanges(context, plans, waiting);
}
