import type { Language } from '../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

export const importTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr, ja, zh };

/** A text with its parameters. */
export const fillText = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
