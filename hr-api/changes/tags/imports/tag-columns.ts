import type { ImportColumn } from '../../../workplace/imports/import-kind';
import { inLanguages } from './tag-import-texts';
import type en from './texts/en.json';

export type TagColumn = keyof typeof en.columns;
type Part = Pick<ImportColumn, 'type'> & Partial<Pick<ImportColumn, 'isRequired' | 'alsoNamed'>>;

const column = (key: TagColumn, part: Part): ImportColumn => ({
  key,
  titles: inLanguages(({ columns }) => columns[key].title),
  hints: inLanguages(({ columns }) => columns[key].hint),
  groups: inLanguages(({ group }) => group),
  ...part,
});

export const tagColumns: readonly ImportColumn[] = [
  column('EmployeeID', { type: 'text', alsoNamed: ['employee_id', 'employee number', 'emp id', 'empid', 'id'] }),
  column('Mail', { type: 'text', alsoNamed: ['work_email', 'email', 'e-mail', 'mail'] }),
  column('TagCode', { type: 'choice', isRequired: true, alsoNamed: ['label', 'tag name', 'tag code'] }),
  column('TagUser', { type: 'text', alsoNamed: ['tag user', 'owner', 'looked after by', 'moved to'] }),
  column('EffectiveFrom', { type: 'day', alsoNamed: ['from', 'effective date', 'effective_from', 'valid from'] }),
  column('Until', { type: 'day', alsoNamed: ['until', 'to', 'valid to', 'end date', 'last day'] }),
];
