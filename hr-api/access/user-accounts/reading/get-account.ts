import { and, desc, eq, sql } from 'drizzle-orm';
import { stageOf } from '../../../../lib/contract/call';
import type { UserAccountDetail } from '../../../../lib/contract/access/user-accounts/shapes';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { accounts } from '../../../people/accounts/tables';
import { persons } from '../../../people/tables';
import { devicesOf } from '../../devices/data';
import { devices } from '../../devices/tables';
import { wireDevice } from '../../devices/wire-device';
import { pauseColumns, pausesAt } from '../../sign-in/limits/pauses';
import { sessions } from '../../sign-in/tables';
import { identities } from '../../single-sign-on/tables';
import { isLiveSession } from './account-columns';
import { isLastAdministrator } from '../administrators';
import { describeAccounts } from './describe-accounts';
import { rolesHeld } from './roles-held';
import { codeRefusal, disableRefusal, inviteRefusal } from '../policy';

/** One account with all that belongs to it. One that is not the actor's to manage is answered like one that nobody has. */
export const getUserAccount: Handler<'getUserAccount'> = async ({ AccountCode }, context) => {
  const found = (await describeAccounts(context, [AccountCode])).get(AccountCode);
  if (!found) throw new ApiError('not_found');
  const { actor, db, now } = context;
  const { account, wire } = found;
  const isLast = await isLastAdministrator(db, account.id, now);
  return {
    ...wire,
    Mail: account.mail,
    IsOwn: account.id === actor.accountId,
    IsCodeRequired: account.mustPassCode,
    InvitedAt: account.invitedAt?.toISOString() ?? '',
    DisabledAt: account.disabledAt?.toISOString() ?? '',
    DisabledReason: account.disabledReason ?? '',
    DisabledBy: account.disabledBy ? await nameOfAccount(context, account.disabledBy) : '',
    CannotDisable: disableRefusal(actor, account, isLast),
    CannotInvite: inviteRefusal(account, wire),
    CannotSwitchCode: codeRefusal(actor, account),
    CanChangeRoles: actor.permissions.has('grant.manage'),
    RoleList: await rolesHeld(context, account.id),
    SessionList: await sessionsOf(context, account.id),
    DeviceList: (await devicesOf(db, account.id)).map(wireDevice),
    IdentityList: await identitiesOf(context, account.id),
    Pause: await pauseOf(context, account.id),
  };
};

async function nameOfAccount({ db }: CallContext, accountId: string): Promise<string> {
  const [row] = await db
    .select({ name: persons.name })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.id, accountId));
  return row?.name ?? '';
}

/** The sessions that can still be used: the one that asks first, then the one used last. */
async function sessionsOf(
  { actor, db, now, services }: CallContext,
  accountId: string,
): Promise<UserAccountDetail['SessionList']> {
  const { id, flag, browserKind, createdAt, lastUsedAt } = sessions;
  const rows = await db
    .select({ id, flag, browserKind, createdAt, lastUsedAt, deviceName: devices.deviceName })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(accounts.id, accountId), isLiveSession(now, services.env)))
    .orderBy(desc(eq(id, actor.sessionId)), desc(lastUsedAt), desc(createdAt), id);
  return rows.map((session) => ({
    SessionCode: session.id,
    IsCurrent: session.id === actor.sessionId,
    BrowserKind: session.browserKind ?? '',
    DeviceName: session.deviceName ?? '',
    Stage: stageOf(session.flag),
    Since: session.createdAt.toISOString(),
    LastUsedAt: session.lastUsedAt.toISOString(),
  }));
}

async function identitiesOf({ db }: CallContext, accountId: string): Promise<UserAccountDetail['IdentityList']> {
  const bound = await db.select().from(identities).where(eq(identities.accountId, accountId));
  return bound.map(({ issuer, subject, boundAt }) => ({
    Issuer: issuer,
    Subject: subject,
    Since: boundAt.toISOString(),
  }));
}

async function pauseOf({ db, now }: CallContext, accountId: string): Promise<UserAccountDetail['Pause']> {
  const { isOfAccount, isOwn, since, until } = pauseColumns;
  const found = await db
    .select({ isOwn, since, until })
    .from(pausesAt(now))
    .innerJoin(accounts, isOfAccount)
    .where(eq(accounts.id, accountId))
    .orderBy(sql`pauses.since`);
  const [first] = found;
  if (!first) return null;
  const places = new Set(found.map((pause) => (pause.isOwn ? 'own' : 'elsewhere')));
  const last = Math.max(...found.map((pause) => pause.until.getTime()));
  return {
    Where: places.size > 1 ? 'both' : first.isOwn ? 'own' : 'elsewhere',
    Since: first.since.toISOString(),
    Until: new Date(last).toISOString(),
  };
}
