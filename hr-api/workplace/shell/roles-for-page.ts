import type { Handler } from '../../platform/calls/call';
import { openRoutesOfRoles } from './pages/open-routes';
import { canOpen } from './policy';
import { ownRolesOf } from '../../people/accounts/roles';

/** Only of the caller's own roles: what other roles may open is nobody else's business. */
export const listRolesForPage: Handler<'listRolesForPage'> = async ({ Module, Link }, context) => {
  const { flag, roleCode } = context.actor;
  const held = await ownRolesOf(context);
  const routesOf = await openRoutesOfRoles(
    context,
    held.map(({ code }) => code),
  );
  return held.map(({ code, name }) => ({
    Role_Code: code,
    Role_Name: name,
    IsActive: code === roleCode,
    CanOpen: canOpen({ flag, routes: routesOf(code) }, Module, Link),
  }));
};
