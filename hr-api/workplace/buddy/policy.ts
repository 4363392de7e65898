import type { Actor } from '../../platform/calls/call';
import { canOpen, type RouteEntry } from '../shell/policy';

/** A person is walked through what their active role may open, and through nothing else. */
export function canBeWalkedThrough(
  actor: Pick<Actor, 'flag'> & { readonly routes: readonly RouteEntry[] },
  task: { readonly module: string; readonly link: string },
): boolean {
  return canOpen(actor, task.module, task.link);
}
