import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import { isOrgField } from '@/lib/contract/changes/change-rules';
import type { PersonToChange } from '@/lib/contract/changes/people-to-change';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import type { Translate } from '@/lib/i18n/message-key';
import type { OrgColumn } from '../line/line-row';

/** What the table is opened for: the columns that matter less there are hidden at first. */
export type PeopleList = 'job-status' | 'managers';

/** JOBS-11: who it is, what they are, who leads them, and the organisation columns. */
export function peopleColumns(
  t: Translate<'changes.people'>,
  language: Language,
  organisation: readonly OrgColumn[],
  list: PeopleList,
): readonly Column<PersonToChange>[] {
  const fixed = (column: Column<PersonToChange>): Column<PersonToChange> => ({ ...column, canSort: false });
  const named = (name: string) => (name ? name : <span className="text-muted">{t('nobody')}</span>);
  const isOfLines = list === 'managers';
  return [
    {
      id: 'Name',
      title: t('name'),
      value: ({ Name }) => Name,
      text: ({ Name, Empid }) => `${Name} ${Empid}`,
      cell: ({ Name, Empid, HasPhoto }) => (
        <span className="inline-flex max-w-full min-w-0 items-center gap-2.5 align-middle">
          <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
          <span className="min-w-0">
            <span className="block truncate">{Name}</span>
            <span className="block text-xs font-normal text-muted">{Empid}</span>
          </span>
        </span>
      ),
    },
    fixed({
      id: 'Emp_Status_Name',
      title: t('status'),
      value: ({ Emp_Status_Name }) => Emp_Status_Name,
      isHiddenAtFirst: isOfLines,
    }),
    fixed({
      id: 'StatusEnd',
      title: t('statusEnd'),
      value: ({ StatusEnd }) => StatusEnd,
      text: ({ StatusEnd }) => wireTimeText(StatusEnd, language),
      isHiddenAtFirst: isOfLines,
    }),
    fixed({
      id: 'ManagerName',
      title: t('manager'),
      value: ({ ManagerName }) => ManagerName,
      cell: ({ ManagerName }) => named(ManagerName),
      isHiddenAtFirst: !isOfLines,
    }),
    fixed({
      id: 'AdminManagerName',
      title: t('adminManager'),
      value: ({ AdminManagerName }) => AdminManagerName,
      cell: ({ AdminManagerName }) => named(AdminManagerName),
      isHiddenAtFirst: !isOfLines,
    }),
    ...organisation.flatMap(({ fieldname, label }) =>
      isOrgField(fieldname)
        ? {
            id: fieldname,
            title: label,
            value: (row: PersonToChange) => row[fieldname],
            isHiddenAtFirst: fieldname === 'Company_Name',
          }
        : [],
    ),
    fixed({
      id: 'Planned',
      title: t('planned'),
      value: ({ Planned }) => Planned,
      cell: ({ Planned }) => (Planned > 0 ? <Badge tone="success">{t('plannedCount', { count: Planned })}</Badge> : ''),
    }),
  ];
}
