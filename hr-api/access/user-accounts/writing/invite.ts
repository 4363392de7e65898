import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import { spend } from '../../../platform/budgets/budgets';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { accounts } from '../../../people/accounts/tables';
import { describeAccounts } from '../reading/describe-accounts';
import { lockAccount } from '../managed-accounts';
import { notifyOwner } from './notify-owner';
import { inviteRefusal } from '../policy';

/**
 * Mails somebody who has never signed in their login id and the page that mails a code for a password. The invitation itself opens
 * nothing, so it may wait in a mailbox. Three at once and three an hour at most, whoever presses.
 */
export const inviteUserAccount: Handler<'inviteUserAccount'> = async ({ AccountCode }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const described = (await describeAccounts(context, [account.id])).get(account.id);
  if (!described) throw new ApiError('not_found');
  const because = inviteRefusal(account, described.wire);
  if (because) throw new ApiError('forbidden', { params: { because } });
  await spend(db, [{ subject: `invitations of ${account.id}`, atOnce: 3, anHour: 3 }], now);
  await db.update(accounts).set({ invitedAt: now }).where(eq(accounts.id, account.id));
  await audit(context, { subject: { kind: 'account', id: account.id }, action: 'invite to an account' });
  await notifyOwner(context, account, 'invitation', { page: '/auth/forgot-password' });
  log.info({ account: account.id, by: actor.accountId }, 'invited');
  return {};
};
