import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { InLanguages } from '../../../workplace/imports/import-kind';
import { importReasons } from '../../people-imports/import-texts';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type Texts = typeof en;

const tagImportTexts: Readonly<Record<Language, Texts>> = { de, en, es, fr, ja, zh };

const reasonsIn = (language: Language) => ({ ...importReasons[language], ...tagImportTexts[language].reasons });

/** Why rows are refused: as rows of people are, and for what is of tags alone. */
export const tagReasons: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ...{ de: reasonsIn('de'), en: reasonsIn('en'), es: reasonsIn('es') },
  ...{ fr: reasonsIn('fr'), ja: reasonsIn('ja'), zh: reasonsIn('zh') },
};

/** One text in all languages. */
export const inLanguages = (pick: (texts: Texts) => string): InLanguages =>
  Object.fromEntries(languages.map((language) => [language, pick(tagImportTexts[language])])) as InLanguages;
