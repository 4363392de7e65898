import type { Language } from '../../../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** What mails and notifications of sent reports say; the compiler sees to it that no language lacks a text. */
export const sendingTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };
