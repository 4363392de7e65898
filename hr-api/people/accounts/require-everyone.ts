import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';

/** What is set holds for everyone, and those who left belong to no unit any more: throws unless the actor sees everyone. */
export function requireEveryone({ actor }: Pick<CallContext, 'actor'>): void {
  if (!actor.scopes.includes('all')) throw new ApiError('forbidden');
}
