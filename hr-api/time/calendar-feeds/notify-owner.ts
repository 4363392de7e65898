import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { accountById, nameOf } from '../../access/sign-in/accounts';
import type { CallContext } from '../../platform/calls/call';
import { storedLanguage } from '../../platform/language';
import { accountMail } from '../../platform/mail/account-mail';
import { feedName } from './feed-texts';

/** Where one's subscriptions are listed. */
const PAGE = '/timemanage/myleave';

/** Notifies somebody by mail that a subscription was made for their account. */
export async function notifyOwner(context: CallContext, kind: FeedKind): Promise<void> {
  const { actor, db, now, clientAddress, services } = context;
  const account = await accountById(db, actor.accountId);
  if (account.mail === '') return;
  const language = storedLanguage(account.language) ?? context.language;
  const mail = accountMail('calendarSubscribed', {
    to: account.mail,
    accountId: account.id,
    name: await nameOf(db, account.personId),
    calendar: feedName(kind, language),
    ...{ language, clientAddress, at: now, link: `${services.env.APP_URL}${PAGE}` },
  });
  await services.mail.queue(db, mail);
}
