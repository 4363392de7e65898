import type { Language } from '../../../../lib/contract/platform/languages';
import { mayMail } from '../../../platform/budgets/work';
import { dayOf } from '../../../platform/dates';
import type { DecisionContext } from '../subject';
import type { NoticeKind } from '../texts';
import { noticeBody, subjectOfNotice, type Notice } from './notice';
import { noticeMail } from './notice-mail';
import { notifyRecipients } from './notify-recipients';
import { findRecipients, type Recipient } from './recipients';

interface Told {
  readonly kind: NoticeKind;
  readonly page: string;
  /** The approval behind the page; empty for the page itself. */
  readonly code: string;
  readonly aboutId: string | null;
  readonly noticeFor: (language: Language) => Notice;
  /** The role in which persons are asked who are asked by a role. */
  readonly roles?: ReadonlyMap<string, number | null>;
}

/** What has to be done stays at home until it is. */
const CATEGORY: Record<NoticeKind, 'approval' | 'information'> = {
  waiting: 'approval',
  amended: 'approval',
  reminder: 'approval',
  escalated: 'approval',
  withdrawn: 'information',
  approved: 'information',
  rejected: 'information',
  delegated: 'information',
  returned: 'information',
  stopped: 'information',
};

/** Tells persons by notification and by mail, each in their language, and nobody of what they did themselves. */
export async function tellPersons(context: DecisionContext, personIds: readonly string[], told: Told): Promise<void> {
  const { db, now, actor, services } = context;
  const { kind, page, code, aboutId, noticeFor, roles } = told;
  const others = [...new Set(personIds)].filter((id) => id !== actor?.personId);
  const recipients = await findRecipients(db, others, { page, today: dayOf(now) });
  const textIn = (language: Language) => {
    const notice = noticeFor(language);
    return { subject: subjectOfNotice(notice), body: noticeBody(notice) };
  };
  await notifyRecipients(context, recipients, { category: CATEGORY[kind], aboutId, page, code, textIn, roles });
  const link = `${services.env.APP_URL}/${page}${code && `/key/${code}`}`;
  const mails = [];
  for (const recipient of recipients) {
    const { accountId, mail: to, name, language } = recipient;
    if (to !== '' && (await mayTell(context, recipient)))
      mails.push(noticeMail(noticeFor(language), { to, accountId, name, link }));
  }
  await services.mail.queue(db, ...mails);
}

/** What the clock tells is not somebody's work. */
const mayTell = async (context: DecisionContext, { accountId }: Recipient) =>
  !context.actor || mayMail(context, { from: context.actor.accountId, to: accountId });
