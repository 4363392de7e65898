import type { Language } from '../contract/platform/languages';

export const monthNames = (language: Language, month: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(new Date(Date.UTC(2024, at, 1))));
};

/** Without dots and accents, in small letters. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** The number of a month, from 1, by its number or by the beginning of its name in English or this language; 0 for none, and for two. */
export function monthIn(text: string, language: Language): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const wanted = plain(text);
  if (wanted.length < 3) return 0;
  for (const known of [language, 'en'] as const) {
    const long = monthNames(known, 'long').map(plain);
    const short = monthNames(known, 'short').map(plain);
    const found = long.flatMap((name, at) => (name.startsWith(wanted) || short[at] === wanted ? [at + 1] : []));
    if (found.length === 1) return found[0] ?? 0;
  }
  return 0;
}
