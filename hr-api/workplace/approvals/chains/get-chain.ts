import type { CallContext } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findChain, type Chain } from './other-approvals';

/** Chains are for the whole organisation, so only who is responsible for all of it changes them. */
export function assertForAll({ actor }: CallContext): void {
  if (!actor.scopes.includes('all')) throw new ApiError('forbidden');
}

/** A chain in force, for whoever may change it. */
export async function getChain(context: CallContext, code: string): Promise<Chain> {
  assertForAll(context);
  const chain = await findChain(context, code);
  if (!chain) throw new ApiError('not_found');
  return chain;
}
