import { inEachLanguage, type Language } from '../../../../lib/contract/platform/languages';
import type { ImportKind, InLanguages } from '../../../workplace/imports/import-kind';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type Texts = typeof en;

const balanceImportTexts: Readonly<Record<Language, Texts>> = { de, en, es, fr, ja, zh };

/** Why rows are refused. */
export const balanceReasons: ImportKind['reasons'] = inEachLanguage((language) => balanceImportTexts[language].reasons);

/** One text in all languages. */
export const inLanguages = (pick: (texts: Texts) => string): InLanguages =>
  inEachLanguage((language) => pick(balanceImportTexts[language]));
