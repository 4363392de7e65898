import type { Language } from '../../../lib/contract/platform/languages';
import { escapeHtml } from '../../platform/escape-html';
import { mailHtml } from '../../platform/mail/html';
import type { Mail } from '../../platform/mail/mail';
import { fill, linkLine } from '../../platform/mail/texts';
import { conductAdminTexts } from '../admin/admin-texts';

/** Where an agreement is accepted, as notifications and mails name it. */
export const CONDUCT_PAGE = 'cocrequire/codeofconduct';

interface Reminder {
  readonly name: string;
  readonly mail: string;
  readonly language: Language;
  /** The agreement's, in the same language. */
  readonly title: string;
  /** Where it is accepted. */
  readonly link: string;
}

/** What a notification says of an agreement that still waits, in the person's language. */
export function reminderNotice({ language, title }: Pick<Reminder, 'language' | 'title'>) {
  const { notice } = conductAdminTexts[language].reminder;
  return { subject: fill(notice.subject, { title }), body: `<p>${escapeHtml(fill(notice.body, { title }))}</p>` };
}

/** The same as a mail. */
export function reminderMail({ name, mail, language, title, link }: Reminder): Mail {
  const texts = conductAdminTexts[language].reminder.mail;
  const subject = fill(texts.subject, { title });
  const before = [fill(texts.greeting, { name }), texts.lead];
  const after = [texts.after];
  const named = { text: texts.open, address: link };
  return {
    to: mail,
    subject,
    text: `${[...before, title, ...after, linkLine(language, named), texts.closing].join('\n\n')}\n`,
    html: mailHtml({
      language,
      title: subject,
      paragraphs: before,
      about: title,
      after,
      link: named,
      closing: texts.closing,
    }),
  };
}
