import { eq, max } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { approvalChains } from '../tables';
import { rankOf } from './chain';
import { isInForce } from './choose-chain';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { countOthers } from './other-approvals';
import { assertScope, readSteps } from './wire-chain';

/** Puts a chain, or another version of one, into force. The one for everything stays for everything. */
export const publishApprovalChain: Handler<'publishApprovalChain'> = async (
  { ChainCode, Number: seen, ...draft },
  context,
) => {
  requireEveryone(context);
  const { actor, db, now } = context;
  await assertScope(context, draft, ChainCode);
  const scope = { kind: draft.Kind, sections: draft.Sections, fields: draft.Fields, unitCodes: draft.UnitCodes };
  const steps = await readSteps(context, draft.Steps);
  const [before] = ChainCode
    ? await db.update(approvalChains).set({ replacedAt: now }).where(isInForce(ChainCode)).returning()
    : [];
  if (ChainCode && !before) throw new ApiError('not_found');
  if (before && seen > 0 && seen !== before.number) throw new ApiError('conflict');
  if (before && before.rank === 0 && rankOf(scope) > 0)
    throw new ApiError('invalid', { issues: [{ path: 'Kind', message: 'for_everything' }] });
  const [latest] = ChainCode
    ? await db
        .select({ number: max(approvalChains.number) })
        .from(approvalChains)
        .where(eq(approvalChains.code, ChainCode))
    : [];
  const version = { code: ChainCode || newCode(), number: (latest?.number ?? 0) + 1, name: draft.Name };
  const stored = { ...version, ...scope, rank: rankOf(scope), steps, publishedAt: now, publishedBy: actor.accountId };
  const [chain] = await db.insert(approvalChains).values(stored).returning();
  if (!chain) throw new Error('The chain was not stored');
  const subject = { kind: 'approval chain', id: chain.id };
  await audit(context, {
    subject,
    action: 'publish approval chain',
    before: before && { number: before.number, name: before.name, steps: before.steps },
    after: { ...version, ...scope, steps },
  });
  return { ChainCode: chain.code, OpenCount: await countOthers(context, chain) };
};
