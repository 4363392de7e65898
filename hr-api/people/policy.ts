import type { Actor } from '../platform/calls/call';

/**
 * HR and administrators, whose role covers units or everyone, correct the histories of the people they see, never their
 * own. Managing somebody is not enough.
 */
export function canCorrectHistory(
  actor: Pick<Actor, 'personId' | 'kind' | 'scopes'>,
  record: { readonly personId: string },
): boolean {
  if (actor.kind !== 'employee' || record.personId === actor.personId) return false;
  return actor.scopes.includes('unit') || actor.scopes.includes('all');
}
