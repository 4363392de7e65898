import { GRANT_SCOPES } from '../../../../lib/contract/access/role-access/rules';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { listUnitTree } from '../../../people/organisation/unit-tree';
import { giverOf, permissionsByRole, withinOn } from '../giver';
import { canGiveRole } from '../policy';
import { liveRoles } from '../roles/live-roles';
import { clientRoles } from './client-roles';

/** What the caller can give: roles, over whom, and the units of their reach. */
export const listGrantChoices: Handler<'listGrantChoices'> = async (_request, context) => {
  const { db, language, now } = context;
  const today = dayOf(now);
  const giver = await giverOf(context);
  const roles = await liveRoles(db, language);
  const ofClients = await clientRoles(db);
  const permissionsOf = await permissionsByRole(
    db,
    roles.map(({ code }) => code),
  );
  const isOverAll = giver.reaches.some(({ scope }) => scope === 'all');
  const tops = giver.reaches.flatMap(({ unitCode }) => unitCode ?? []);
  const isWithin = await withinOn(db, today);
  const tree = await listUnitTree(db, language, today);
  const cannotGive = (code: number) =>
    ofClients.has(code) ? 'client' : canGiveRole(giver, permissionsOf(code)) ? '' : 'permission';
  return {
    Roles: roles.map(({ code, name }) => ({ RoleCode: code, Name: name, CannotGive: cannotGive(code) })),
    Scopes: GRANT_SCOPES.filter((scope) => isOverAll || scope === 'self' || (scope === 'unit' && tops.length > 0)),
    Units: tree.filter(({ Code }) => isOverAll || tops.some((top) => isWithin(Code, top))),
  };
};
