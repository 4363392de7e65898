import type { Language } from '@/lib/languages';

/** Each language by the name that its own speakers use. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
};
