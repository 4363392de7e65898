import { and, eq, inArray, ne } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext } from '../../../platform/calls/call';
import { advance, closeWaiting } from '../flow/advance';
import { lockApprovals, recordEvent } from '../flow/approval';
import { isOwn } from '../resolve/approver';
import { approvals } from '../tables';
import type { Chain } from './other-approvals';

/** Puts open approvals on another chain, which begins with its first step: whoever has approved is not asked again. One's own stay. */
export async function moveApprovals(context: CallContext, chain: Chain, codes: readonly string[]) {
  const { db, actor } = context;
  const isIt = and(
    inArray(approvals.code, [...codes]),
    eq(approvals.state, 'pending'),
    ne(approvals.chainId, chain.id),
  );
  const found = await lockApprovals(db, isIt);
  const others = found.filter((approval) => !isOwn(approval, actor.personId));
  for (const approval of others) {
    await db.update(approvals).set({ chainId: chain.id }).where(eq(approvals.id, approval.id));
    await recordEvent(context, approval.id, { what: 'chain_changed' });
    await audit(context, {
      subject: { kind: 'approval', id: approval.id },
      personId: approval.personId,
      action: 'move approval to chain',
      before: { chain: approval.chainId, step: approval.position + 1 },
      after: { chain: chain.id },
    });
    await closeWaiting(context, approval, 'removed');
    await advance(context, { ...approval, chainId: chain.id, steps: chain.steps }, 'anew');
  }
  return { Moved: others.length, Own: found.length - others.length };
}
