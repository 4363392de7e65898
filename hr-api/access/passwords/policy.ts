import { canOpen, type RouteEntry } from '../../workplace/shell/policy';
import type { Feature } from '../../workplace/shell/tables';

/** One's own password: where the active role has the feature (PROF-17) and was given the page, which is the call's only one. */
export function canChangePassword(actor: {
  readonly flag: number;
  readonly features: ReadonlySet<Feature>;
  readonly routes: readonly RouteEntry[];
}): boolean {
  return actor.features.has('changePass') && canOpen(actor, 'ecenter', 'esschangepassword');
}
