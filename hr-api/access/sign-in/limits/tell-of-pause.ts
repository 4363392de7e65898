import type { CallContext } from '../../../platform/calls/call';
import { takeFrom } from '../../../platform/budgets/budgets';
import { inTransaction } from '../../../platform/db/transaction';
import { storedLanguage } from '../../../platform/language';
import { accountMail } from '../../../platform/mail/account-mail';
import { nameOf, openAccountById, randomAccountId } from '../accounts';
import { pauseNoticeBudget } from './limits';

type Context = Pick<CallContext<unknown>, 'db' | 'now' | 'clientAddress' | 'language' | 'services'>;

/**
 * Tells the owner of an account by mail that attempts at its password pause, once a day. For an id that nobody has the same is
 * done, up to a mail that goes nowhere (T56).
 */
export async function tellOfPause(
  { db, now, clientAddress, language, services }: Context,
  { accountId, loginId }: { readonly accountId: string | null; readonly loginId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await takeFrom(tx, [pauseNoticeBudget(accountId ?? loginId)], now)) return;
    const account = await openAccountById(tx, accountId ?? randomAccountId(), now);
    const mail = accountMail('signInPaused', {
      to: account?.mail || null,
      accountId: account?.id ?? null,
      name: await nameOf(tx, account?.personId ?? randomAccountId()),
      language: storedLanguage(account?.language ?? null) ?? language,
      at: now,
      clientAddress,
      link: `${services.env.APP_URL}/auth/forgot-password`,
    });
    await services.mail.queue(tx, mail);
  });
}
