import type { ImportColumn, ImportOption } from '../../workplace/imports/import-kind';
import { usualOptions } from '../../workplace/imports/usual-options';
import { importTexts, inLanguages } from './import-texts';

type Key = keyof typeof importTexts.en.columns;
type Group = keyof typeof importTexts.en.groups;
type Part = Pick<ImportColumn, 'type'> & Partial<Pick<ImportColumn, 'isRequired' | 'canClear' | 'alsoNamed'>>;

const column = (key: Key, group: Group, part: Part): ImportColumn => ({
  key,
  titles: inLanguages(({ columns }) => columns[key].title),
  hints: inLanguages(({ columns }) => columns[key].hint),
  groups: inLanguages(({ groups }) => groups[group]),
  ...part,
});

const [text, day, number, choice] = (['text', 'day', 'number', 'choice'] as const).map((type) => ({ type }));
const needed = { isRequired: true };
const also = (...alsoNamed: string[]) => ({ alsoNamed });

/** As the employee file of OrangeHRM, the public HR sample of Oracle and most lists of people call their columns, too. */
export const personColumns: readonly ImportColumn[] = [
  column('EmployeeID', 'person', {
    ...text!,
    ...also(
      'employee_id',
      'employee number',
      'emp id',
      'empid',
      'staff id',
      'personnel number',
      'id',
      '工号',
      '社員番号',
    ),
  }),
  column('GivenName', 'person', { ...text!, ...needed, ...also('first_name', 'given name', 'forename') }),
  column('MiddleName', 'person', { ...text!, ...also('middle_name') }),
  column('FamilyName', 'person', { ...text!, ...needed, ...also('last_name', 'surname', 'family name') }),
  column('Mail', 'person', {
    ...text!,
    ...also('work_email', 'email', 'e-mail', 'mail', 'email address', 'business email'),
  }),
  column('PersonalMail', 'person', {
    ...text!,
    ...{ canClear: true },
    ...also('other_email', 'private email', 'home email'),
  }),
  column('BornOn', 'person', { ...day!, ...also('date_of_birth', 'birth date', 'birthday', 'dob') }),
  column('Gender', 'person', { ...choice!, ...also('gender', 'sex') }),
  column('JoinedOn', 'person', {
    ...day!,
    ...needed,
    ...also('hire_date', 'joined_date', 'join date', 'joining date', 'start date', 'date of joining', 'entry date'),
  }),
  column('BusinessCode', 'place', { ...choice!, ...needed, ...also('business', 'division', 'business unit') }),
  column('CompanyCode', 'place', { ...choice!, ...needed, ...also('company', 'legal entity') }),
  column('UnitCode', 'place', {
    ...choice!,
    ...needed,
    ...also('department_id', 'department', 'sub_unit', 'unit', 'org unit', 'team'),
  }),
  column('LocationCode', 'place', { ...choice!, ...needed, ...also('location', 'location_id', 'site', 'office') }),
  column('LevelCode', 'place', {
    ...choice!,
    ...needed,
    ...also('level', 'grade', 'job_id', 'job_title', 'job title'),
  }),
  column('JobStatus', 'status', { ...choice!, ...needed, ...also('employment_status', 'status', 'job status') }),
  column('NoOfMonths', 'status', { ...number!, ...also('months', 'no of months', 'length in months') }),
  column('NoOfDays', 'status', { ...number!, ...also('no of days', 'length in days') }),
  column('EndDate', 'status', { ...day!, ...also('status end', 'end date', 'contract end') }),
  column('ReportingID', 'lines', {
    ...text!,
    ...also('manager_id', 'manager', 'supervisor', 'supervisor_id', 'reports to', 'line manager'),
  }),
  column('AdminReportingID', 'lines', { ...text!, ...also('admin manager', 'admin_manager_id') }),
  column('ReviewerID', 'lines', { ...text!, ...also('reviewer', 'reviewer_id', 'appraiser') }),
  column('LastDay', 'leaving', {
    ...day!,
    ...also('last_day', 'leaving date', 'termination date', 'exit date', 'date of leaving', 'last working day'),
  }),
  column('LeavingReason', 'leaving', { ...choice!, ...also('leaving_reason', 'termination reason', 'exit reason') }),
  column('EffectiveFrom', 'when', { ...day!, ...also('effective date', 'effective_from', 'valid from') }),
];

type OptionKey = keyof typeof importTexts.en.options;
type ChoicesKey = keyof typeof importTexts.en.choices;

const option = (key: OptionKey, type: ImportOption['type'], usual: string): ImportOption => ({
  ...{ key, type, usual },
  titles: inLanguages(({ options }) => options[key].title),
  hints: inLanguages(({ options }) => options[key].hint),
});

const choiceOption = (key: OptionKey & ChoicesKey, usual: string): ImportOption => ({
  ...option(key, 'choice', usual),
  choices: Object.keys(importTexts.en.choices[key]).map((value) => ({
    value,
    texts: inLanguages(({ choices }) => (choices[key] as Readonly<Record<string, string>>)[value] ?? ''),
  })),
});

export const personOptions: readonly ImportOption[] = [
  usualOptions.effectiveFrom,
  choiceOption('Unknown', 'join'),
  choiceOption('Later', 'refuse'),
  choiceOption('Doubles', 'refuse'),
  choiceOption('Accounts', 'none'),
  option('MailDomain', 'text', ''),
  usualOptions.justification,
  usualOptions.clearWord,
  usualOptions.dayOrder,
];
