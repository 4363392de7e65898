import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext } from '../../platform/calls/call';
import { storedLanguage } from '../../platform/language';
import { accountMail } from '../../platform/mail/account-mail';
import { nameOf, type OpenAccount } from '../sign-in/accounts';

type Context = Pick<
  CallContext<Actor | null>,
  'actor' | 'db' | 'now' | 'requestId' | 'language' | 'clientAddress' | 'services'
>;

/** Leaves the audit row of a new password and tells its owner by mail, in the write's own transaction. */
export async function notifyOfChange(
  context: Context,
  account: OpenAccount,
  action: 'reset password' | 'change password',
): Promise<void> {
  const { actor, db, now, language, clientAddress, services } = context;
  const by = actor ?? { accountId: account.id, roleCode: 0 };
  await audit({ ...context, actor: by }, { subject: { kind: 'account', id: account.id }, action });
  if (account.mail === '') return;
  const mail = accountMail('passwordChanged', {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    language: storedLanguage(account.language) ?? language,
    at: now,
    clientAddress,
    link: `${services.env.APP_URL}/auth/forgot-password`,
  });
  await services.mail.queue(db, mail);
}
