import type { Handler } from '../../platform/calls/call';
import { routesOf } from './data';
import { canOpen } from './policy';
import { ownRolesOf } from '../../people/accounts/roles';

/** Only of the caller's own roles: what other roles may open is nobody else's business. */
export const listRolesForPage: Handler<'listRolesForPage'> = async ({ Module, Link }, context) => {
  const { actor, db } = context;
  const held = await ownRolesOf(context);
  return Promise.all(
    held.map(async ({ code, name }) => ({
      Role_Code: code,
      Role_Name: name,
      IsActive: code === actor.roleCode,
      CanOpen: canOpen({ flag: actor.flag, routes: await routesOf(db, code) }, Module, Link),
    })),
  );
};
