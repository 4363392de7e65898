import type { Language } from './contract/platform/languages';

/** The names of Ctrl and Shift where they are not these. */
const NAMES: Partial<Record<Language, readonly [ctrl: string, shift: string]>> = {
  de: ['Strg', 'Umschalt'],
  es: ['Ctrl', 'Mayús'],
  fr: ['Ctrl', 'Maj'],
};

/** A combination such as `Ctrl+Shift+S` as the keyboards of the language name its keys. */
export function keysText(keys: string, language: Language): string {
  const [ctrl, shift] = NAMES[language] ?? ['Ctrl', 'Shift'];
  return keys.replace('Ctrl', ctrl).replace('Shift', shift);
}
