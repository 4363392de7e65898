import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { accounts } from '../../people/accounts/tables';

/** Stores the caller's language; choosing the one that is stored already changes and audits nothing. */
export const setLanguage: Handler<'setLanguage'> = async ({ Language }, context) => {
  const { actor, db } = context;
  const [account] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
    .for('update');
  if (!account) throw new ApiError('unauthenticated');
  if (account.language !== Language) {
    await db.update(accounts).set({ language: Language }).where(eq(accounts.id, actor.accountId));
    await audit(context, {
      subject: { kind: 'account', id: actor.accountId },
      action: 'change language',
      before: { language: account.language },
      after: { language: Language },
    });
  }
  return { Language };
};
