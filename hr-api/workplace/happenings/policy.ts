import type { Feature } from '../shell/tables';

/** Wishes are sent in the roles that have the feature switched on (EMP-08); received ones are everybody's own. */
export function canSendWishes(features: ReadonlySet<Feature>): boolean {
  return features.has('hape');
}
