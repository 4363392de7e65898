import type { Language } from '../../../../lib/contract/platform/languages';
import { contentOf } from '../../../platform/mail/templates/built-in';
import type { TemplateMail } from '../../../platform/mail/templates/compose-mail';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template';
import { greetingWords } from './greeting-words';

/** HR puts its own words and a picture in its place. It says nothing of how old somebody is. */
export const greetingTemplate: MailTemplate = {
  code: 'happenings-birthday',
  key: 'greeting',
  words: greetingWords,
  placeholders: [
    { name: 'name', kind: 'text', isRecipient: true },
    { name: 'link', kind: 'link' },
    { name: 'settings', kind: 'link', isRequired: true },
  ],
  isOptional: true,
  builtIn: (language) => {
    const { subject, greeting, lead, after, settings, closing } = greetingWords[language].builtIn;
    return { subject, content: contentOf([greeting, lead, after, '{link}'], [settings, closing]) };
  },
};

interface Greeting extends Required<Pick<TemplateMail, 'to' | 'accountId' | 'id'>> {
  readonly name: string;
  readonly language: Language;
  readonly appUrl: string;
}

/** A birthday greeting, in the person's language. */
export function greetingMail({ name, language, appUrl, ...mail }: Greeting): TemplateMail {
  const { open, settings } = greetingWords[language].links;
  const values = {
    name,
    link: { text: open, address: `${appUrl}/home/dashboard` },
    settings: { text: settings, address: `${appUrl}/user/mails#mail-subscriptions` },
  };
  return { ...mail, template: greetingTemplate, language, values };
}
