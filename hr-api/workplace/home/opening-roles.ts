import type { CallContext } from '../../platform/calls/call';
import { ownRolesOf } from '../../people/accounts/roles';
import { menuLinks } from '../shell/data';
import { openRoutesOfRoles } from '../shell/pages/open-routes';
import { canOpen } from '../shell/policy';
import type { HomeRow } from './home-rows';

export interface OpeningRole {
  readonly code: number;
  readonly name: string;
  readonly isActive: boolean;
}

type Opens = (row: Pick<HomeRow, 'link' | 'roleCode'>) => OpeningRole | null;

/**
 * Tells of a row in which of the caller's roles it opens: in the role that it is for, else in the active one before the others;
 * null where it opens in none. A page that stands in no menu, as that of one's devices, is no role's.
 */
export async function openingRoles(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services'>,
): Promise<Opens> {
  const { actor, db } = context;
  const own = await ownRolesOf(context);
  const routesOf = await openRoutesOfRoles(
    context,
    own.map(({ code }) => code),
  );
  const held = own.map((role) => ({ ...role, isActive: role.code === actor.roleCode, routes: routesOf(role.code) }));
  held.sort((one, other) => Number(other.isActive) - Number(one.isActive));
  const inMenus = new Set(await menuLinks(db));
  return ({ link, roleCode }) => {
    const [module = '', page = ''] = link.split('/');
    if (link && !inMenus.has(`${module}/${page}`)) return held.find(({ isActive }) => isActive) ?? null;
    const opens = ({ code, routes }: (typeof held)[number]) =>
      (roleCode === undefined || code === roleCode) && canOpen({ flag: actor.flag, routes }, module, page);
    return held.find(opens) ?? null;
  };
}
