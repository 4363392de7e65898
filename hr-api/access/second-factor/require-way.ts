import { stageOf } from '../../../lib/contract/call';
import type { CallContext } from '../../platform/calls/call';
import { requireRecentProof } from '../../platform/calls/recent-proof';
import { ApiError } from '../../platform/errors';
import { countFactors, hasFactor } from './factors';
import { requiringRolesOf } from './roles/rules';

/**
 * Within a session, a first factor is for who has just proven that it is them, and none for whose role already waits for one: the way to
 * that one's gate takes a mailed code.
 */
export async function requireWayToAdd(context: CallContext): Promise<void> {
  const { actor, db, now } = context;
  if (stageOf(actor.flag) !== 'full' || (await hasFactor(db, actor.accountId))) return;
  const roles = await requiringRolesOf(context);
  if (roles.some(({ until }) => until !== null && until <= now)) throw new ApiError('enrolment_required');
  requireRecentProof(context);
}

/** Who needs a factor in a role can replace it and not remove it. */
export async function requireWayToRemove(context: CallContext): Promise<void> {
  if ((await countFactors(context.db, context.actor.accountId)) > 1) return;
  const roles = await requiringRolesOf(context);
  if (roles.length > 0) throw new ApiError('forbidden', { params: { because: 'required' } });
}
