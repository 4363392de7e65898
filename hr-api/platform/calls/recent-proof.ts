import { isInFuture } from '../clock';
import type { Environment } from '../env';
import { ApiError } from '../errors';
import type { Actor, CallContext } from './call';

/** Whether the caller has proven who they are so lately that nobody else sits there now. */
export function hasRecentProof(
  { provenAt }: Pick<Actor, 'provenAt'>,
  now: Date,
  { PROOF_SECONDS }: Pick<Environment, 'PROOF_SECONDS'>,
): boolean {
  if (provenAt === null || isInFuture(provenAt, now)) return false;
  return now.getTime() - provenAt.getTime() <= PROOF_SECONDS * 1000;
}

/**
 * Throws `proof_required` unless the caller has proven lately who they are: for a handler that only finds out from its request
 * whether it needs that. One that always does says `requires`.
 */
export function requireRecentProof({ actor, now, services }: Pick<CallContext, 'actor' | 'now' | 'services'>): void {
  if (!hasRecentProof(actor, now, services.env)) throw new ApiError('proof_required');
}
