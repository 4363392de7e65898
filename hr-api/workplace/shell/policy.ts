import { stageOf } from '../../../lib/contract/call';
import type { Actor } from '../../platform/calls/call';

/** A page that a role was given. One that is not shown is reached from elsewhere. */
export interface RouteEntry {
  readonly module: string;
  readonly link: string;
  readonly isShown: boolean;
}

const HOME = 'home';
const DASHBOARD = 'dashboard';

/**
 * Whether someone may open the page at `/{module}/{link}` (ROUTE-02 to ROUTE-05, ROUTE-14, SOPQ-20): home's dashboard is
 * everybody's, a module's dashboard belongs to those whose menu shows something there, any other page to the roles that
 * were given it. It opens the page only: what may be read or done there is each call's own policy.
 */
export function canOpen(
  actor: Pick<Actor, 'flag'> & { readonly routes: readonly RouteEntry[] },
  module: string,
  link: string,
): boolean {
  if (stageOf(actor.flag) !== 'full') return false;
  const there = actor.routes.filter((route) => route.module === module);
  if (link === DASHBOARD) return module === HOME || there.some(({ isShown }) => isShown);
  return there.some((route) => route.link === link);
}
