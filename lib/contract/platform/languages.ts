/** The languages in which everything that a person reads exists (LANG-01 to LANG-06). */
export const languages = ['de', 'en', 'es', 'fr', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Something in each language. */
export const inEachLanguage = <T>(read: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, T>;

export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language);
}

/** The language that an Accept-Language header likes best among ours; undefined where it likes none of them. */
export function preferredLanguage(header: string | null | undefined): Language | undefined {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { name: tag.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name)
    .find(isLanguage);
}
