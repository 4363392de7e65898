import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { languages, type Language } from '@/lib/contract/platform/languages';

export type Names = SectionDefinition['names'];

/** English first, as all others fall back to it. */
export const LANGUAGES: readonly Language[] = ['en', ...languages.filter((language) => language !== 'en')];

const textIn = (names: Names, language: Language): string => names[language]?.trim() ?? '';

/** What people read in a language: English where it has no name of its own. */
export const nameIn = (names: Names, language: Language): string => textIn(names, language) || textIn(names, 'en');

export const isMissing = (names: Names, language: Language): boolean => textIn(names, language) === '';

/** Without a name in the language where the text is empty. */
export function withName(names: Names, language: Language, text: string): Names {
  if (text !== '' || language === 'en') return { ...names, [language]: text };
  const { [language]: _gone, ...others } = names;
  return others;
}

/** How many of the words of a section are not there in a language. */
export function countMissing({ names, groups, fields }: SectionDefinition, language: Language): number {
  const asked = fields.filter(({ isRetired }) => !isRetired);
  const all = [
    names,
    ...groups.map((group) => group.names),
    ...asked.flatMap((field) => [field.names, ...field.options.map((option) => option.names)]),
  ];
  return all.filter((one) => isMissing(one, language)).length;
}
