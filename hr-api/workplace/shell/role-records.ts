import type { ReplyFor } from '../../../lib/contract/all';
import type { CallContext } from '../../platform/calls/call';
import { countPending } from '../notifications/data';
import { dayOf } from '../../platform/dates';
import { namedRolesOf } from '../../people/accounts/roles';
import { grantDayOf } from '../../people/own-day';

/** The roles that the caller holds today (RSW-02), each with how many of its notifications are unread. */
export async function roleRecords({ actor, db, now, language }: CallContext): Promise<ReplyFor<'listRoles'>> {
  const on = dayOf(now);
  const roles = await namedRolesOf(db, actor.accountId, grantDayOf(actor, on), language);
  const unread = await countPending(db, { accountId: actor.accountId, on });
  return roles.map(({ code, name }) => ({
    Role_Code: code,
    Role_Name: name,
    NotificationCount: unread.find((row) => row.roleCode === code && row.kind === 'N')?.count ?? 0,
    session_Role_Code: actor.roleCode,
  }));
}
