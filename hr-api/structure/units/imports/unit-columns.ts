import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { ImportColumn } from '../../../workplace/imports/import-kind';
import { inLanguages } from './unit-import-texts';
import type en from './texts/en.json';

type Key = keyof typeof en.columns;
type Part = Pick<ImportColumn, 'type'> & Partial<Pick<ImportColumn, 'isRequired' | 'canClear' | 'alsoNamed'>>;

const NAME_COLUMN = {
  ...{ de: 'NameDe', en: 'NameEn', es: 'NameEs', fr: 'NameFr', ja: 'NameJa', zh: 'NameZh' },
} as const satisfies Record<Language, Key>;

/** The column of a name in a language. */
export const nameColumn = (language: Language): Key => NAME_COLUMN[language];

const column = (key: Key, part: Part): ImportColumn => ({
  key,
  titles: inLanguages(({ columns }) => columns[key].title),
  hints: inLanguages(({ columns }) => columns[key].hint),
  groups: inLanguages(({ groups }) => (key.startsWith('Name') ? groups.names : groups.unit)),
  ...part,
});

export const unitColumns: readonly ImportColumn[] = [
  column('UnitCode', {
    type: 'text',
    alsoNamed: ['code', 'unit', 'unit id', 'department id', 'department code', 'id'],
  }),
  ...languages.map((language) =>
    column(nameColumn(language), {
      type: 'text',
      alsoNamed: [`name ${language}`, ...(language === 'en' ? ['name', 'unit name', 'department name'] : [])],
    }),
  ),
  column('Parent', {
    ...{ type: 'choice', isRequired: true },
    alsoNamed: ['parent code', 'parent unit', 'parent id', 'above', 'reports to', 'parent department'],
  }),
  column('Head', {
    ...{ type: 'text', canClear: true },
    alsoNamed: ['head id', 'manager', 'manager_id', 'head of unit', 'unit head'],
  }),
  column('EffectiveFrom', {
    type: 'day',
    alsoNamed: ['from', 'effective date', 'effective_from', 'valid from', 'opens'],
  }),
  column('LastDay', { type: 'day', alsoNamed: ['until', 'valid to', 'closes', 'closed on', 'end date'] }),
  column('Target', { type: 'choice', alsoNamed: ['people go to', 'successor', 'merged into'] }),
];
