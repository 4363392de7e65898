import { and, eq } from 'drizzle-orm';
import { FLAG } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { sessions } from '../../access/sign-in/tables';
import { accounts } from '../../people/accounts/tables';

/**
 * Takes the pop-up from the account and from all its sessions, so that no other tab or machine shows it again either; what is to
 * come again later is taken from the session alone.
 */
export const closePopup: Handler<'closePopup'> = async ({ ischg, IsLater }, context) => {
  const { actor, db } = context;
  if (IsLater) {
    const isShownHere = and(eq(sessions.id, actor.sessionId), eq(sessions.flag, ischg));
    const closed = await db.update(sessions).set({ flag: FLAG.none }).where(isShownHere).returning({ id: sessions.id });
    if (closed.length > 0)
      await audit(context, {
        subject: { kind: 'session', id: actor.sessionId },
        action: 'postpone popup',
        before: { ischg },
      });
    return { ischg: closed.length > 0 ? FLAG.none : actor.flag };
  }
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
