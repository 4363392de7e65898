import type { Language } from '../../../lib/contract/platform/languages';
import de from './admin-texts/de.json';
import en from './admin-texts/en.json';
import es from './admin-texts/es.json';
import fr from './admin-texts/fr.json';
import ja from './admin-texts/ja.json';
import zh from './admin-texts/zh.json';

/** The words of reminders and of lists that are saved; the compiler sees to it that no language lacks one. */
export const conductAdminTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };
