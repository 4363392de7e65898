import type { Language } from '../../../../lib/contract/platform/languages';
import { mayMail } from '../../../platform/budgets/work';
import { dayOf } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { newCode } from '../../../platform/new-code';
import { notifications } from '../../notifications/tables';
import type { DecisionContext } from '../subject';
import type { NoticeKind } from '../texts';
import { noticeBody, subjectOfNotice, type Notice } from './notice';
import { noticeMail } from './notice-mail';
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
  const rows = recipients.flatMap((recipient) => {
    const roleCode = roles?.get(recipient.personId) ?? recipient.roleCode;
    const notice = noticeFor(recipient.language);
    return roleCode === null
      ? []
      : {
          code: newCode(),
          accountId: recipient.accountId,
          roleCode,
          kind: 'N' as const,
          category: CATEGORY[kind],
          senderId: actor?.personId ?? null,
          aboutId,
          subject: subjectOfNotice(notice),
          body: noticeBody(notice),
          link: page,
          linkKey: code && 'key',
          linkValue: code,
          createdAt: now,
        };
  });
  await insertRows(db, notifications, rows);
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
