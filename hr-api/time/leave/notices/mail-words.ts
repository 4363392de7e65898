import type { Language } from '../../../../lib/contract/platform/languages';
import type { MailTemplateWords } from '../../../platform/mail/templates/mail-template';
import de from './mail-words/de.json';
import en from './mail-words/en.json';
import es from './mail-words/es.json';
import fr from './mail-words/fr.json';
import ja from './mail-words/ja.json';
import zh from './mail-words/zh.json';

/** What these mails and their placeholders are called; the compiler sees to it that no language lacks one. */
export const leaveMailWords: Record<Language, typeof en & MailTemplateWords> = { de, en, es, fr, ja, zh };
