import { languages, type Language } from './contract/shell';

export { languages, type Language };

export const LANGUAGE_COOKIE = 'hr-language';
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language);
}

/** The person's choice, else the first language of theirs (Accept-Language, by weight) that the portal speaks. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
