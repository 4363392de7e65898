import type { Actor } from '../../platform/calls/call';
import type { Feature } from '../shell/tables';

/** FEAT-02, FEAT-03: tours are edited by employees whose active role has EditTour. */
export function canEditTours(actor: Pick<Actor, 'kind'> & { readonly features: ReadonlySet<Feature> }): boolean {
  return actor.kind === 'employee' && actor.features.has('EditTour');
}
