import type { Language } from '../../../../lib/contract/platform/languages';
import type { MailTemplateWords } from '../../../platform/mail/templates/mail-template';
import de from './greeting-words/de.json';
import en from './greeting-words/en.json';
import es from './greeting-words/es.json';
import fr from './greeting-words/fr.json';
import ja from './greeting-words/ja.json';
import zh from './greeting-words/zh.json';

/** The words of birthday greetings; the compiler sees to it that no language lacks one. */
export const greetingWords: Record<Language, typeof en & MailTemplateWords> = { de, en, es, fr, ja, zh };
