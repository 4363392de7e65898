import type { Actor, Allow } from './call';

/** Whether an actor may ask at all. A permission has a dot in its name, a rule has none: rules are kept where the rows are read. */
export function isAllowed(allow: Allow | 'signed-out', { permissions }: Pick<Actor, 'permissions'>): boolean {
  return !allow.includes('.') || permissions.has(allow);
}
