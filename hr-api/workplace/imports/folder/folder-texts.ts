import type { Language } from '../../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';
import { fillText } from '../import-texts';
import type { BrokenLimit } from './tables';

export const folderTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr, ja, zh };

/** Why an import waits for a yes, a sentence for each limit. */
export const waitTexts = (language: Language, waits: readonly BrokenLimit[]): string[] =>
  waits.map(({ limit, count, people, percent }) =>
    fillText(folderTexts[language].waits[limit], { ...numbersIn(language, { count, people }), percent }),
  );

/** Numbers as a language writes them. */
export function numbersIn<Key extends string>(language: Language, values: Readonly<Record<Key, number>>) {
  const format = new Intl.NumberFormat(language);
  return Object.fromEntries(
    Object.entries<number>(values).map(([key, value]) => [key, format.format(value)]),
  ) as Record<Key, string>;
}
