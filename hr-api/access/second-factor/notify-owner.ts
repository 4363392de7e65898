import type { CallContext } from '../../platform/calls/call';
import { storedLanguage } from '../../platform/language';
import { accountMail, type AccountMailKind } from '../../platform/mail/account-mail';
import { accountById, nameOf } from '../sign-in/accounts';

/** Tells the caller by mail what became of their second factor, in the write's own transaction. */
export async function notifyOwner(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'clientAddress' | 'services'>,
  kind: AccountMailKind,
  about: { readonly count?: string; readonly device?: string } = {},
): Promise<void> {
  const { actor, db, now, language, clientAddress, services } = context;
  const account = await accountById(db, actor.accountId);
  if (account.mail === '') return;
  const mail = accountMail(kind, {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    ...about,
    language: storedLanguage(account.language) ?? language,
    at: now,
    clientAddress,
    link: `${services.env.APP_URL}/user/secondfactor`,
  });
  await services.mail.queue(db, mail);
}
