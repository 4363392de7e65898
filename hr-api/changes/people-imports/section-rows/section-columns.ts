import type { ImportColumn, ImportOption } from '../../../workplace/imports/import-kind';
import { usualOptions } from '../../../workplace/imports/usual-options';
import { inLanguages } from './section-texts';
import type en from './texts/en.json';

type Key = keyof typeof en.columns;

const column = (key: Key, type: ImportColumn['type'], alsoNamed: readonly string[]): ImportColumn => ({
  ...{ key, type, alsoNamed },
  titles: inLanguages(({ columns }) => columns[key].title),
  hints: inLanguages(({ columns }) => columns[key].hint),
  groups: inLanguages(({ group }) => group),
});

/** Whose row it is, and from when on; what it says are the fields of the sections. */
export const sectionRowColumns: readonly ImportColumn[] = [
  column('EmployeeID', 'text', ['employee_id', 'employee number', 'emp id', 'empid', 'staff id', 'id']),
  column('Mail', 'text', ['work_email', 'email', 'e-mail', 'mail']),
  column('EffectiveFrom', 'day', ['from', 'effective date', 'effective_from', 'valid from']),
];

/** By which columns a row of the file is one that stands in the record already; without them a row is the same that says the same. */
export const KEY_OPTION = 'SameBy';

export const sectionRowOptions: readonly ImportOption[] = [
  {
    ...{ key: KEY_OPTION, type: 'text', usual: '' },
    titles: inLanguages(({ sameBy }) => sameBy.title),
    hints: inLanguages(({ sameBy }) => sameBy.hint),
  },
  usualOptions.effectiveFrom,
  usualOptions.clearWord,
  usualOptions.dayOrder,
];
