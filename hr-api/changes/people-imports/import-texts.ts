import { inEachLanguage, type Language } from '../../../lib/contract/platform/languages';
import type { InLanguages } from '../../workplace/imports/import-kind';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type Texts = typeof en;

export const importTexts: Readonly<Record<Language, Texts>> = { de, en, es, fr, ja, zh };

/** One text in all languages. */
export const inLanguages = (pick: (texts: Texts) => string): InLanguages =>
  inEachLanguage((language) => pick(importTexts[language]));
