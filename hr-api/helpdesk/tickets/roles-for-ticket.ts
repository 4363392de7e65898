import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { permissionsOfRole } from '../../people/accounts/permissions';
import { ownRolesOf } from '../../people/accounts/roles';
import { tickets } from '../tables';
import { visibleTickets } from './visibility';

/** The other roles of the caller in which they may see a ticket; of roles that they do not hold nothing is said. */
export const listRolesForTicket: Handler<'listRolesForTicket'> = async ({ QueryCode }, context) => {
  const { actor, db, now } = context;
  const held = await ownRolesOf(context);
  const roles = [];
  for (const { code, name } of held.filter((role) => role.code !== actor.roleCode)) {
    const reader = { ...actor, roleCode: code, permissions: await permissionsOfRole(db, code) };
    const [ticket] = await db
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.code, QueryCode), visibleTickets(reader, 'either', dayOf(now))));
    if (ticket) roles.push({ Role_Code: code, Role_Name: name });
  }
  return roles;
};
