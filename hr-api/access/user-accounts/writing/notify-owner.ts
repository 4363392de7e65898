import type { CallContext } from '../../../platform/calls/call';
import type { Services } from '../../../platform/calls/services';
import { storedLanguage } from '../../../platform/language';
import { accountMail, type AccountMailKind } from '../../../platform/mail/account-mail';
import { nameOf, type OpenAccount } from '../../sign-in/accounts';

interface NoticeDetails {
  /** Where they do something about it; left out, the page on which they sign in. */
  readonly page?: '/auth/login' | '/auth/forgot-password';
  /** The role that it is about, and the day from which it is held, in words. */
  readonly role?: string;
  readonly from?: string;
}

/**
 * Tells the owner of an account by mail what an administrator did, in the write's own transaction. From where the administrator did it
 * is not theirs to know.
 */
export async function notifyOwner(
  { db, now, services }: Pick<CallContext, 'db' | 'now'> & { readonly services: Pick<Services, 'env' | 'mail'> },
  account: OpenAccount,
  kind: AccountMailKind,
  more: NoticeDetails = {},
): Promise<void> {
  if (account.mail === '') return;
  const { page = '/auth/login', ...about } = more;
  const mail = accountMail(kind, {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    id: account.loginId,
    language: storedLanguage(account.language) ?? 'en',
    at: now,
    clientAddress: null,
    ...about,
    link: `${services.env.APP_URL}${page}`,
  });
  await services.mail.queue(db, mail);
}
