import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { featuresOf } from '../shell/data';
import { canEditTours } from './policy';

/** Refuses a call to whoever may not edit tours, or what buddies explain. */
export async function assertTourEditor({ actor, db }: Pick<CallContext, 'actor' | 'db'>): Promise<void> {
  const features = await featuresOf(db, actor.roleCode);
  if (!canEditTours({ kind: actor.kind, features })) throw new ApiError('forbidden');
}
