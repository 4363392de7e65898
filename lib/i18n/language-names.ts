import type { Language } from '@/lib/contract/platform/languages';

/** Each language by the name that its own speakers use. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
};

/** The languages with their names, in the order in which they are offered. */
export const languageChoices = Object.entries(languageNames) as [Language, string][];
