import type { Language } from '../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** The words of every mail; the compiler sees to it that no language lacks one. */
export const mailTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

/** Puts values into the `{names}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

const COLONS: Partial<Record<Language, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

/** A link of a mail's plain text, behind its name. */
export const linkLine = (language: Language, link: { readonly text: string; readonly address: string }): string =>
  `${link.text}${COLONS[language] ?? ': '}${link.address}`;
