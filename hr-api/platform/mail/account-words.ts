import type { Language } from '../../../lib/contract/platform/languages';
import type { MailTemplateWords } from './templates/mail-template';
import de from './account-words/de.json';
import en from './account-words/en.json';
import es from './account-words/es.json';
import fr from './account-words/fr.json';
import ja from './account-words/ja.json';
import zh from './account-words/zh.json';

/** What these mails and their placeholders are called; the compiler sees to it that no language lacks one. */
export const accountWords: Record<Language, typeof en & MailTemplateWords> = { de, en, es, fr, ja, zh };
