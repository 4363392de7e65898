import { inEachLanguage, type Language } from '../../../lib/contract/platform/languages';
import type { Names } from './report';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const reportTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

export type FieldTitle = keyof typeof en.fields;
export type ReportTitle = keyof typeof en.reports;

/** What a field is called that several reports have. */
export const fieldTitle = (name: FieldTitle, language: Language): string => reportTexts[language].fields[name];

/** What a report about people is called, and what it tells. */
export function reportTitles(name: ReportTitle): { names: Names; descriptions: Names } {
  const inAll = (part: 'name' | 'description'): Names =>
    inEachLanguage((language) => reportTexts[language].reports[name][part]);
  return { names: inAll('name'), descriptions: inAll('description') };
}
