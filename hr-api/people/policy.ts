import type { Actor } from '../platform/calls/call';

/**
 * HR and administrators, whose role covers units or everyone, correct the histories of the people they see, never their
 * own. Managing somebody is not enough.
 */
export function canCorrectHistory(
  actor: Pick<Actor, 'personId' | 'kind' | 'scopes'>,
  record: { readonly personId: string },
): boolean {
  return keepsPeople(actor) && record.personId !== actor.personId;
}

/** Whether a role keeps people at all, whom it sees by unit or everyone, and so knows what is to come of them. */
export const keepsPeople = ({ kind, scopes }: Pick<Actor, 'kind' | 'scopes'>): boolean =>
  kind === 'employee' && (scopes.includes('unit') || scopes.includes('all'));
