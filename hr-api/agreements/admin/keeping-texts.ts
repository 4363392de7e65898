import type { Language } from '../../../lib/contract/platform/languages';
import de from './keeping-texts/de.json';
import en from './keeping-texts/en.json';
import es from './keeping-texts/es.json';
import fr from './keeping-texts/fr.json';
import ja from './keeping-texts/ja.json';
import zh from './keeping-texts/zh.json';

/** The words of reminders and of lists that are saved; the compiler sees to it that no language lacks one. */
export const keepingTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };
