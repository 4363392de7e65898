import { eq } from 'drizzle-orm';
import type { Change, SaveContext } from '../save/change';
import { recordProposals } from '../tables';
import { askApproval, cancelApproval } from './ask-approval';

/**
 * What becomes of what somebody asked for in a row that was changed at once meanwhile: whoever decides looks at it again, with what is in
 * force now beside it; of a row that was taken away there is nothing to decide.
 */
export async function settleProposal(context: SaveContext, { proposal, kind }: Change): Promise<void> {
  if (!proposal) return;
  if (kind === 'delete') return cancelApproval(context, proposal);
  const [changed] = await context.db
    .update(recordProposals)
    .set({ changedAt: context.now })
    .where(eq(recordProposals.id, proposal.id))
    .returning();
  if (changed) await askApproval(context, changed);
}
