import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { approvalChainCalls } from '../../../../lib/contract/workplace/approvals/chains';
import { audit } from '../../../platform/audit/audit';
import type { Handler, Handlers } from '../../../platform/calls/call';
import { wireInstant } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { wireRows } from '../lists/wire-rows';
import { approvalChains, approvals } from '../tables';
import { isOwn } from '../resolve/approver';
import { getChain } from './get-chain';
import { listChainChoices } from './list-choices';
import { moveApprovals } from './move-approvals';
import { findOthers } from './other-approvals';
import { publishApprovalChain } from './publish-chain';
import { runChainTrial } from './run-chain-trial';
import { stepWriter } from './wire-chain';

const listApprovalChains: Handler<'listApprovalChains'> = async (_request, context) => {
  const { db } = context;
  const chains = await db
    .select()
    .from(approvalChains)
    .where(isNull(approvalChains.replacedAt))
    .orderBy(desc(approvalChains.rank), desc(approvalChains.publishedAt), asc(approvalChains.code));
  const open = await db
    .select({ chainId: approvals.chainId, count: count() })
    .from(approvals)
    .where(
      and(
        eq(approvals.state, 'pending'),
        inArray(
          approvals.chainId,
          chains.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(approvals.chainId);
  const openOf = new Map(open.map((row) => [row.chainId, row.count]));
  const wireSteps = await stepWriter(
    context,
    chains.map(({ steps }) => steps),
  );
  return chains.map((chain) => ({
    ChainCode: chain.code,
    Number: chain.number,
    Name: chain.name,
    Kind: chain.kind,
    Sections: chain.sections,
    Fields: chain.fields,
    UnitCodes: chain.unitCodes,
    Steps: wireSteps(chain.steps),
    PublishedDate: wireInstant(chain.publishedAt),
    OpenCount: openOf.get(chain.id) ?? 0,
  }));
};

export const chainHandlers: Handlers<keyof typeof approvalChainCalls> = {
  listApprovalChains: { allow: 'approval.configure', handle: listApprovalChains },
  listChainChoices: { allow: 'approval.configure', handle: listChainChoices },
  runChainTrial: { allow: 'approval.configure', handle: runChainTrial },
  publishApprovalChain: { allow: 'approval.configure', handle: publishApprovalChain },

  listOtherApprovals: {
    allow: 'approval.configure',
    handle: async ({ ChainCode, After, PageSize }, context) => {
      const found = await findOthers(context, await getChain(context, ChainCode), { after: After, limit: PageSize });
      const rows = await wireRows(
        context,
        found.map(({ id, at }) => ({ id, at, approvalId: id, forId: null })),
      );
      const byCode = new Map(found.map((one) => [one.code, one]));
      return rows.map((row) => {
        const one = byCode.get(row.KeyCode);
        return { ...row, ChainName: one?.chainName ?? '', IsOwn: Boolean(one && isOwn(one, context.actor.personId)) };
      });
    },
  },

  moveApprovals: {
    allow: 'approval.configure',
    handle: async ({ ChainCode, KeyCodes }, context) => {
      return moveApprovals(context, await getChain(context, ChainCode), KeyCodes);
    },
  },

  removeApprovalChain: {
    allow: 'approval.configure',
    handle: async ({ ChainCode }, context) => {
      const { db, now } = context;
      const chain = await getChain(context, ChainCode);
      if (chain.rank === 0) throw new ApiError('conflict', { message: 'The chain for everything stays' });
      await db.update(approvalChains).set({ replacedAt: now }).where(eq(approvalChains.id, chain.id));
      await audit(context, { subject: { kind: 'approval chain', id: chain.id }, action: 'remove approval chain' });
      return {};
    },
  },
};
