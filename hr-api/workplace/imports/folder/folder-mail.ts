import type { Language } from '../../../../lib/contract/platform/languages';
import { bold, contentOf } from '../../../platform/mail/templates/built-in';
import type { MailTemplate } from '../../../platform/mail/templates/mail-template';
import { folderTexts } from './folder-texts';

const words = Object.fromEntries(
  Object.entries(folderTexts).map(([language, texts]) => [language, texts.words]),
) as unknown as MailTemplate['words'];

/** What became of a file of the folder. */
export const folderTemplate: MailTemplate = {
  code: 'imports-folder',
  key: 'folder',
  words,
  placeholders: [
    { name: 'name', kind: 'text', isRecipient: true },
    { name: 'file', kind: 'text' },
    { name: 'outcome', kind: 'text' },
    { name: 'reasons', kind: 'text' },
    { name: 'table', kind: 'table' },
    { name: 'link', kind: 'link', isRequired: true },
  ],
  builtIn: (language: Language) => {
    const { subject, greeting, lead, closing } = folderTexts[language].mail;
    const paragraphs = [greeting, lead, bold('{file}'), '{outcome}', '{reasons}', '{table}', '{link}'];
    return { subject, content: contentOf(paragraphs, [closing]) };
  },
};
