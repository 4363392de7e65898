import type { Language } from '../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

export const compOffTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr, ja, zh };
