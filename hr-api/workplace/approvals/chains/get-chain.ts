import { requireEveryone } from '../../../people/accounts/require-everyone';
import type { CallContext } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findChain, type Chain } from './other-approvals';

/** A chain in force, for whoever may change it. */
export async function getChain(context: CallContext, code: string): Promise<Chain> {
  requireEveryone(context);
  const chain = await findChain(context, code);
  if (!chain) throw new ApiError('not_found');
  return chain;
}
