import type { Language } from '../../../lib/contract/platform/languages';
import { escapeHtml } from '../../platform/escape-html';
import { bold, contentOf } from '../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../platform/mail/templates/compose-mail';
import type { MailTemplate } from '../../platform/mail/templates/mail-template';
import { fill } from '../../platform/mail/texts';
import { conductAdminTexts } from '../admin/admin-texts';
import { agreementMailWords } from './mail-words';

/** Where an agreement is accepted, as notifications and mails name it. */
export const CONDUCT_PAGE = 'cocrequire/codeofconduct';

interface Reminder {
  readonly accountId: string;
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

export const reminderTemplate: MailTemplate = {
  code: 'agreements-reminder',
  key: 'reminder',
  words: agreementMailWords,
  placeholders: [
    { name: 'name', kind: 'text', isRecipient: true },
    { name: 'title', kind: 'text' },
    { name: 'link', kind: 'link', isRequired: true },
  ],
  builtIn: (language) => {
    const { subject, greeting, lead, after, closing } = conductAdminTexts[language].reminder.mail;
    return { subject, content: contentOf([greeting, lead, bold('{title}'), after, '{link}'], [closing]) };
  },
};

/** The same as a mail. */
export const reminderMail = ({ accountId, name, mail, language, title, link }: Reminder): TemplateMail => ({
  to: mail,
  accountId,
  template: reminderTemplate,
  language,
  values: { name, title, link: { text: conductAdminTexts[language].reminder.mail.open, address: link } },
});
