import type { Language } from './contract/platform/languages';

/** A combination such as `Ctrl+Shift+S` as the keyboards of the language name its keys. */
export const keysText = (keys: string, language: Language): string =>
  language === 'de' ? keys.replace('Ctrl', 'Strg').replace('Shift', 'Umschalt') : keys;
