import { PersonChip } from '@/components/people/person-chip';
import type { Column } from '@/components/ui/table/column';
import type { DirectoryPerson } from '@/lib/contract/people/directory';
import type { OrgColumnField } from '@/lib/contract/people/organisation-levels';
import type { Translate } from '@/lib/i18n/message-key';

export interface OrgColumnTitle {
  readonly fieldname: string;
  readonly label: string;
}

type Leader = 'Manager' | 'Reviewer';

const leader = (kind: Leader): Column<DirectoryPerson>['cell'] =>
  function LeaderCell(person) {
    return (
      <PersonChip
        name={person[`${kind}_Name`]}
        employeeId={person[`${kind}_Empid`]}
        hasPhoto={false}
        keyCode={person[`${kind}Key`]}
        face="none"
      />
    );
  };

/** What each column of the organisation is to the table: its id, the field of the report, and how it is shown. */
const ORG_COLUMNS: Record<OrgColumnField, Omit<Column<DirectoryPerson>, 'title' | 'value'>> = {
  Business_Name: { id: 'business', field: 'Business', isHiddenAtFirst: true },
  Company_Name: { id: 'company', field: 'Company', isHiddenAtFirst: true },
  Unit_Name: { id: 'unit', field: 'Unit' },
  Location_Name: { id: 'location', field: 'Location' },
  Level_Name: { id: 'level', field: 'Level', canSort: false },
  Manager_Empid: { id: 'manager-id', field: 'ManagerID', canSort: false, isHiddenAtFirst: true },
  Manager_Name: { id: 'manager', field: 'Manager', canSort: false, cell: leader('Manager') },
  Reviewer_Empid: { id: 'reviewer-id', field: 'ReviewerID', canSort: false, isHiddenAtFirst: true },
  Reviewer_Name: {
    id: 'reviewer',
    field: 'Reviewer',
    canSort: false,
    isHiddenAtFirst: true,
    cell: leader('Reviewer'),
  },
};

const isOrgField = (field: string): field is OrgColumnField => field in ORG_COLUMNS;

/** The person, and the columns of the organisation in their order, under the titles that the HR API gives them. */
export const directoryColumns = (
  t: Translate<'directory'>,
  titles: readonly OrgColumnTitle[],
): readonly Column<DirectoryPerson>[] => [
  {
    id: 'name',
    field: 'Name',
    title: t('name'),
    value: ({ Name }) => Name,
    cell: ({ Name, Empid, HasPhoto, KeyCode }) => (
      <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm">
        <span className="block text-xs font-normal text-muted">{Empid}</span>
      </PersonChip>
    ),
  },
  ...titles.flatMap(({ fieldname, label }) =>
    isOrgField(fieldname)
      ? [{ ...ORG_COLUMNS[fieldname], title: label, value: (person: DirectoryPerson) => person[fieldname] }]
      : [],
  ),
];
