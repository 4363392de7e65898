import { isLanguage, preferredLanguage, type Language } from './contract/platform/languages';

export const LANGUAGE_COOKIE = 'hr-language';
const DEFAULT_LANGUAGE: Language = 'en';

/** The person's choice, else the first language of theirs (Accept-Language, by weight) that the portal speaks. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(acceptLanguage) ?? DEFAULT_LANGUAGE;
}
