import { and, eq } from 'drizzle-orm';
import { FLAG } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { sessions } from '../../access/sign-in/tables';
import { accounts } from '../../people/accounts/tables';

/** Takes the pop-up from the account and from all its sessions, so that no other tab or machine shows it again either. */
export const closePopup: Handler<'closePopup'> = async ({ ischg }, context) => {
  const { actor, db } = context;
  const [account] = await db
    .select({ flag: accounts.popupFlag })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
    .for('update');
  if (!account) throw new ApiError('unauthenticated');
  await db
    .update(sessions)
    .set({ flag: FLAG.none })
    .where(and(eq(sessions.accountId, actor.accountId), eq(sessions.flag, ischg)));
  if (account.flag !== ischg) return { ischg: account.flag };
  await db.update(accounts).set({ popupFlag: FLAG.none }).where(eq(accounts.id, actor.accountId));
  await audit(context, {
    subject: { kind: 'account', id: actor.accountId },
    action: 'close popup',
    before: { ischg },
    after: { ischg: FLAG.none },
  });
  return { ischg: FLAG.none };
};
