import type { Language } from '../../../../lib/contract/platform/languages';
import type { MailTemplateWords } from '../../../platform/mail/templates/mail-template';
import de from './digest-words/de.json';
import en from './digest-words/en.json';
import es from './digest-words/es.json';
import fr from './digest-words/fr.json';
import ja from './digest-words/ja.json';
import zh from './digest-words/zh.json';

/** The words of the mail of what awaits a person; the compiler sees to it that no language lacks one. */
export const digestWords: Record<Language, typeof en & MailTemplateWords> = { de, en, es, fr, ja, zh };
