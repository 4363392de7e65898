import type { ImportKind } from '../../workplace/imports/import-kind';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** Why rows that change people are refused. */
export const changeReasons: ImportKind['reasons'] = { de, en, es, fr, ja, zh };
