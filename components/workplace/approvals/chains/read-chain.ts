import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';

/** The chain in force with a code, read once for a page and its title; null where there is none. */
export const readChain = cache(async function readChain(code: string): Promise<ApprovalChain | null> {
  const chains = await callHr('listApprovalChains', {});
  return chains.find(({ ChainCode }) => ChainCode === code) ?? null;
});
