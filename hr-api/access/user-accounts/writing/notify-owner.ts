import type { CallContext } from '../../../platform/calls/call';
import type { Services } from '../../../platform/calls/services';
import { storedLanguage } from '../../../platform/language';
import { accountMail, type AccountMailKind } from '../../../platform/mail/account-mail';
import { nameOf, type OpenAccount } from '../../sign-in/accounts';

/**
 * Tells the owner of an account by mail what an administrator did, in the write's own transaction. From where the administrator did it
 * is not theirs to know.
 */
export async function notifyOwner(
  { db, now, services }: Pick<CallContext, 'db' | 'now'> & { readonly services: Pick<Services, 'env' | 'mail'> },
  account: OpenAccount,
  kind: AccountMailKind,
  page: '/auth/login' | '/auth/forgot-password' = '/auth/login',
): Promise<void> {
  if (account.mail === '') return;
  const mail = accountMail(kind, {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    id: account.loginId,
    language: storedLanguage(account.language) ?? 'en',
    at: now,
    clientAddress: null,
    link: `${services.env.APP_URL}${page}`,
  });
  await services.mail.queue(db, mail);
}
