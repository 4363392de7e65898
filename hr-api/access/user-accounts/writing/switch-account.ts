import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { accounts } from '../../../people/accounts/tables';
import { endSessions } from '../../sign-in/sessions/sessions';
import { lockLastAdministrator } from '../administrators';
import { lockAccount } from '../managed-accounts';
import { closeAccount } from './close-access';
import { notifyOwner } from './notify-owner';
import { codeRefusal, disableRefusal } from '../policy';

const refusalOf = (because: string) => new ApiError('forbidden', { params: { because } });

/**
 * Disables an account: nobody signs in to it by any method, and every session of it has ended when this is answered. One that is
 * disabled already keeps its reason.
 */
export const disableUserAccount: Handler<'disableUserAccount'> = async ({ AccountCode, Reason }, context) => {
  const { actor, db, now, log } = context;
  const isLast = await lockLastAdministrator(db, AccountCode, now);
  const account = await lockAccount(context, AccountCode);
  const because = disableRefusal(actor, account, isLast);
  if (because) throw refusalOf(because);
  if (account.disabledAt) return {};
  await db
    .update(accounts)
    .set({ disabledAt: now, disabledReason: Reason, disabledBy: actor.accountId })
    .where(eq(accounts.id, account.id));
  await closeAccount(context, account.id);
  const subject = { kind: 'account', id: account.id };
  await audit(context, { subject, action: 'disable an account', after: { reason: Reason } });
  await notifyOwner(context, account, 'accountDisabled');
  log.info({ account: account.id, by: actor.accountId }, 'account disabled');
  return {};
};

/** Lets its owner sign in again, as before; a session that began while the account was being disabled does not come back to life. */
export const enableUserAccount: Handler<'enableUserAccount'> = async ({ AccountCode }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  if (!account.disabledAt) return {};
  await endSessions(db, account.id, 'account', now);
  await db
    .update(accounts)
    .set({ disabledAt: null, disabledReason: null, disabledBy: null })
    .where(eq(accounts.id, account.id));
  const subject = { kind: 'account', id: account.id };
  const before = { since: account.disabledAt.toISOString(), reason: account.disabledReason ?? '' };
  await audit(context, { subject, action: 'enable an account', before });
  await notifyOwner(context, account, 'accountEnabled');
  log.info({ account: account.id, by: actor.accountId }, 'account enabled');
  return {};
};

/** Whether a mailed code is asked for after the password, the identity or the device, from the next sign-in on. */
export const switchAccountCode: Handler<'switchAccountCode'> = async ({ AccountCode, IsCodeRequired }, context) => {
  const { actor, db, log } = context;
  const account = await lockAccount(context, AccountCode);
  if (account.mustPassCode === IsCodeRequired) return {};
  const because = codeRefusal(actor, account);
  if (because) throw refusalOf(because);
  await db.update(accounts).set({ mustPassCode: IsCodeRequired }).where(eq(accounts.id, account.id));
  const subject = { kind: 'account', id: account.id };
  await audit(context, { subject, action: IsCodeRequired ? 'require a code' : 'require no code' });
  await notifyOwner(context, account, IsCodeRequired ? 'codeRequired' : 'codeNotRequired');
  log.info({ account: account.id, by: actor.accountId, isCodeRequired: IsCodeRequired }, 'one-time code switched');
  return {};
};
