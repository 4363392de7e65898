import type { Language } from '../../../../lib/contract/platform/languages';
import { dayInWords } from '../../../platform/dates';
import { contentOf } from '../../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../../platform/mail/templates/compose-mail';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template';
import { fill } from '../../../platform/mail/texts';
import type { HomeRow } from '../home-rows';
import { digestWords } from './digest-words';

/** More would be read in the portal. */
const MAX_ROWS = 10;

export const digestTemplate: MailTemplate = {
  code: 'home-digest',
  key: 'digest',
  words: digestWords,
  placeholders: [
    { name: 'name', kind: 'text', isRecipient: true },
    { name: 'count', kind: 'text' },
    { name: 'items', kind: 'table' },
    { name: 'more', kind: 'text' },
    { name: 'link', kind: 'link', isRequired: true },
    { name: 'settings', kind: 'link', isRequired: true },
  ],
  isOptional: true,
  builtIn: (language) => {
    const { subject, greeting, lead, settings, closing } = digestWords[language].builtIn;
    return { subject, content: contentOf([greeting, lead, '{items}', '{more}', '{link}'], [settings, closing]) };
  },
};

interface Digest extends Required<Pick<TemplateMail, 'to' | 'accountId' | 'id'>> {
  readonly name: string;
  readonly language: Language;
  /** What waits, that which is due first before the others. */
  readonly rows: readonly HomeRow[];
  /** How much waits in all. */
  readonly count: number;
  readonly appUrl: string;
}

/** What awaits a person, as a mail. */
export function digestMail({ to, accountId, id, name, language, rows, count, appUrl }: Digest): TemplateMail {
  const words = digestWords[language].digest;
  const listed = rows.slice(0, MAX_ROWS);
  const more = count - listed.length;
  return {
    to,
    accountId,
    id,
    template: digestTemplate,
    language,
    values: {
      name,
      count: String(count),
      items: {
        head: [words.what, words.due],
        rows: listed.map(({ title, dueOn }) => [title, dueOn ? dayInWords(dueOn, language) : '']),
      },
      more: more > 0 ? fill(words.more, { count: String(more) }) : '',
      link: { text: words.open, address: `${appUrl}/home/dashboard` },
      settings: { text: words.settings, address: `${appUrl}/user/mails#mail-subscriptions` },
    },
  };
}
