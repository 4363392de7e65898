import { languages, type Language } from '../../../../lib/contract/platform/languages';
import {
  LEADER_FIELDS,
  ORG_FIELD,
  ORG_LEVELS,
  type OrgColumnField,
  type OrgLevel,
} from '../../../../lib/contract/people/organisation-levels';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const orgTexts: Record<(typeof languages)[number], typeof en> = { de, en, es, fr, ja, zh };

/** Who leads somebody stands behind whatever else a list tells of the organisation (ORGF-09 to ORGF-12). */
const FIRST_LEADER = 75;

export interface OrgColumn {
  readonly name: string;
  readonly label: string;
  readonly fieldname: OrgColumnField;
  readonly DisplayOrder: number;
}

/** What a level of the organisation is called. */
export const orgLabel = (level: OrgLevel, language: Language): string => orgTexts[language].levels[level];

/** What the column is called that counts people. */
export const peopleLabel = (language: Language): string => orgTexts[language].people;

/** The columns of the organisation that any list of people may have, in their order. */
export const orgColumns = (language: Language): OrgColumn[] => [
  ...ORG_LEVELS.map((level, at) => ({
    name: level,
    label: orgLabel(level, language),
    fieldname: ORG_FIELD[level],
    DisplayOrder: (at + 1) * 10,
  })),
  ...LEADER_FIELDS.map((field, at) => ({
    name: field,
    label: orgTexts[language].leaders[field],
    fieldname: field,
    DisplayOrder: FIRST_LEADER + at,
  })),
];
