import type { Language } from '../../../../lib/contract/platform/languages';
import { mayMail } from '../../../platform/budgets/work';
import { dayOf } from '../../../platform/dates';
import { escapeHtml } from '../../../platform/escape-html';
import { fill } from '../../../platform/mail/texts';
import { notifyRecipients } from '../../../workplace/approvals/notices/notify-recipients';
import { findRecipients, namesOfPersons } from '../../../workplace/approvals/notices/recipients';
import type { DecisionContext } from '../../../workplace/approvals/subject';
import { approvalTexts } from '../../../workplace/approvals/texts';
import { leaveTexts } from '../texts';
import { leaveTemplates, type LeaveNoticeKind } from './leave-templates';

interface Told {
  readonly kind: LeaveNoticeKind;
  /** Whose leave it is. */
  readonly personId: string;
  /** Of which days it is, in a few words. */
  readonly daysIn: (language: Language) => string;
  readonly reason?: string;
  /** Where it is read on, with the approval behind it; empty for the page itself. */
  readonly page: string;
  readonly code: string;
}

/** Tells people of leave by notification and by mail, each in their language: of which days, never of what type it is. */
export async function tellOfLeave(context: DecisionContext, personIds: readonly string[], told: Told): Promise<void> {
  const { db, now, actor, services } = context;
  const { kind, personId, daysIn, reason = '', page, code } = told;
  const others = [...new Set(personIds)].filter((id) => id !== actor?.personId);
  const recipients = await findRecipients(db, others, { page, today: dayOf(now) });
  const names = await namesOfPersons(db, actor ? [personId, actor.personId] : [personId]);
  const named = { person: names.get(personId) ?? '', by: (actor && names.get(actor.personId)) ?? '' };
  const textIn = (language: Language) => {
    const lines = [`<b>${escapeHtml(daysIn(language))}</b>`, escapeHtml(reason).replace(/\n/g, '<br>')];
    return {
      subject: fill(leaveTexts[language].notices[kind].subject, { ...named, days: daysIn(language) }),
      body: lines
        .filter(Boolean)
        .map((line) => `<p>${line}</p>`)
        .join(''),
    };
  };
  await notifyRecipients(context, recipients, { category: 'information', aboutId: personId, page, code, textIn });
  const address = `${services.env.APP_URL}/${page}${code && `/key/${code}`}`;
  const mails = [];
  for (const { accountId, mail: to, name, language } of recipients) {
    if (to === '' || (actor && !(await mayMail(context, { from: actor.accountId, to: accountId })))) continue;
    const text = code === '' ? leaveTexts[language].openMine : approvalTexts[language].about.open;
    const values = { ...named, name, days: daysIn(language), quote: reason, link: { text, address } };
    mails.push({ to, accountId, template: leaveTemplates[kind], language, values });
  }
  await services.mail.queue(db, ...mails);
}
