import type { ImportColumn } from '../../../workplace/imports/import-kind';
import { inLanguages } from './balance-import-texts';
import type en from './texts/en.json';

export type BalanceColumn = keyof typeof en.columns;
type Part = Pick<ImportColumn, 'type'> & Partial<Pick<ImportColumn, 'isRequired' | 'alsoNamed'>>;

const column = (key: BalanceColumn, part: Part): ImportColumn => ({
  key,
  titles: inLanguages(({ columns }) => columns[key].title),
  hints: inLanguages(({ columns }) => columns[key].hint),
  groups: inLanguages(({ group }) => group),
  ...part,
});

export const balanceColumns: readonly ImportColumn[] = [
  column('EmployeeID', { type: 'text', alsoNamed: ['employee_id', 'employee number', 'emp id', 'empid', 'id'] }),
  column('Mail', { type: 'text', alsoNamed: ['work_email', 'email', 'e-mail', 'mail'] }),
  column('TypeCode', { type: 'choice', isRequired: true, alsoNamed: ['leave type', 'leave_type', 'type', 'leave'] }),
  column('AsOn', { type: 'day', isRequired: true, alsoNamed: ['as on', 'as_on', 'as of', 'on', 'date', 'day'] }),
  column('Balance', {
    ...{ type: 'number', isRequired: true },
    alsoNamed: ['days', 'opening balance', 'opening_balance', 'closing balance', 'leave balance'],
  }),
  column('LastDay', { type: 'day', alsoNamed: ['valid until', 'expires on', 'expiry', 'lapses after', 'until'] }),
  column('Note', { type: 'text', alsoNamed: ['remarks', 'comment', 'reason'] }),
];
