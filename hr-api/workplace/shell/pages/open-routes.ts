import { ownRightsOf } from '../../../people/accounts/own-rights';
import type { CallContext } from '../../../platform/calls/call';
import { routesOf } from '../data';
import type { RouteEntry } from '../policy';
import { opensFor } from './page-rights';

type Asker = Pick<CallContext, 'actor' | 'db' | 'now' | 'services'>;

/** The pages that the caller's active role was given and that would open for them. */
export async function openRoutes({ actor, db, services }: Pick<Asker, 'actor' | 'db' | 'services'>) {
  return (await routesOf(db, actor.roleCode)).filter(opensFor(services.capabilities, actor));
}

/** The same of each of some roles of the caller's own. */
export async function openRoutesOfRoles(
  context: Asker,
  roleCodes: readonly number[],
): Promise<(roleCode: number) => readonly RouteEntry[]> {
  const { db, services } = context;
  const rightsOf = await ownRightsOf(context, roleCodes);
  const byRole = new Map<number, readonly RouteEntry[]>();
  for (const code of roleCodes)
    byRole.set(code, (await routesOf(db, code)).filter(opensFor(services.capabilities, rightsOf(code))));
  return (roleCode) => byRole.get(roleCode) ?? [];
}
