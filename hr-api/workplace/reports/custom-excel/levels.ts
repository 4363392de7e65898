import type { OrganisationField } from '../people/employee-rows';
import type { ReportField } from '../report';

/** The levels of the organisation, from the largest to the smallest. */
export const LEVELS = ['Business', 'Unit', 'Location', 'Level'] as const satisfies readonly OrganisationField[];

/** The columns of the organisation in the order of a file, behind those that name the row. */
const ORGANISATION_COLUMNS = [
  'Business',
  'Company',
  'Unit',
  'Location',
  'Level',
  'JobStatus',
  'ManagerID',
  'Manager',
  'ReviewerID',
  'Reviewer',
];

/** What a file of a report has: what it shows at first, with all that tells of the organisation in one order. */
export function excelColumns(fields: readonly ReportField[]): { FieldName: string; Label: string }[] {
  const names = fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ name }) => name);
  const others = names.filter((name) => !ORGANISATION_COLUMNS.includes(name));
  const isPerson = (name: string) => name === 'Name' || name === 'EmployeeID';
  const ofOrganisation = ORGANISATION_COLUMNS.filter((name) => fields.some((field) => field.name === name));
  return [...others.filter(isPerson), ...ofOrganisation, ...others.filter((name) => !isPerson(name))].map(
    (FieldName) => ({ FieldName, Label: '' }),
  );
}
