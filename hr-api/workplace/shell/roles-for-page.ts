import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { routesOf } from './data';
import { canOpen } from './policy';
import { namedRolesOf } from '../../people/accounts/roles';
import { grantDayOf } from '../../people/own-day';

/** Only of the caller's own roles: what other roles may open is nobody else's business. */
export const listRolesForPage: Handler<'listRolesForPage'> = async ({ Module, Link }, context) => {
  const { actor, db, now, language } = context;
  const held = await namedRolesOf(db, actor.accountId, grantDayOf(actor, dayOf(now)), language);
  return Promise.all(
    held.map(async ({ code, name }) => ({
      Role_Code: code,
      Role_Name: name,
      IsActive: code === actor.roleCode,
      CanOpen: canOpen({ flag: actor.flag, routes: await routesOf(db, code) }, Module, Link),
    })),
  );
};
