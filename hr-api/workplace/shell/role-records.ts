import type { ReplyFor } from '../../../lib/contract/all';
import type { CallContext } from '../../platform/calls/call';
import { countPending } from '../notifications/data';
import { dayOf } from '../../platform/dates';
import { ownRolesOf } from '../../people/accounts/roles';

/** The roles that the caller holds today (RSW-02), each with how many of its notifications are unread. */
export async function roleRecords(context: CallContext): Promise<ReplyFor<'listRoles'>> {
  const { actor, db, now } = context;
  const roles = await ownRolesOf(context);
  const unread = await countPending(db, { ...actor, on: dayOf(now) });
  return roles.map(({ code, name }) => ({
    Role_Code: code,
    Role_Name: name,
    NotificationCount: unread.find((row) => row.roleCode === code && row.kind === 'N')?.count ?? 0,
    session_Role_Code: actor.roleCode,
  }));
}
