'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { Select } from '@/components/ui/form/select';
import type { Column } from '@/components/ui/table/column';
import { layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { useCall } from '@/lib/client/call/use-call';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { DirectoryPerson } from '@/lib/contract/people/directory';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { DIRECTORY_TABLE } from './directory-names';
import { directorySource, type DirectoryPlace } from './directory-source';

export const directoryColumns = (t: Translate<'directory'>): readonly Column<DirectoryPerson>[] => [
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
  { id: 'unit', field: 'Unit', title: t('unit'), value: ({ Unit_Name }) => Unit_Name },
  { id: 'location', field: 'Location', title: t('location'), value: ({ Location_Name }) => Location_Name },
];

const idOf = ({ KeyCode }: DirectoryPerson) => KeyCode;
const ANYWHERE: DirectoryPlace = { UnitCode: '', LocationCode: '' };

interface DirectoryTableProps {
  /** How the person has arranged it; null where they have not. */
  readonly kept: TableLayout | null;
  /** The saved layouts that it can be looked at in. */
  readonly layouts: ReactNode;
}

/** Everyone who works here and whom the reader may know: by name or number, unit and place. */
export function DirectoryTable({ kept, layouts }: DirectoryTableProps) {
  const t = useMessages('directory');
  const columns = useMemo(() => directoryColumns(t), [t]);
  const [first] = useState(() => layoutOf(columns, { pageSize: 50 }));
  const { storedLayout, onLayoutChange } = useKeptLayout(DIRECTORY_TABLE, kept);
  const [place, setPlace] = useState(ANYWHERE);
  const { data: choices } = useCall('listDirectoryPlaces', {}, { revalidateOnFocus: false });
  const filter = (field: keyof DirectoryPlace, label: string, any: string, options: typeof choices = choices) => (
    <Select
      aria-label={label}
      value={place[field]}
      disabled={!options}
      onChange={({ target }) => setPlace({ ...place, [field]: target.value })}
      className="md:w-36 lg:w-44"
    >
      <option value="">{any}</option>
      {options?.[field === 'UnitCode' ? 'Units' : 'Locations'].map(({ Code, Name }) => (
        <option key={Code} value={Code}>
          {Name}
        </option>
      ))}
    </Select>
  );
  return (
    <ServerTable
      label={t('title')}
      columns={columns}
      idOf={idOf}
      source={directorySource}
      filters={place}
      storedLayout={storedLayout ?? first}
      onLayoutChange={onLayoutChange}
      canRename
      canExport={false}
      tools={
        <>
          <div className="flex gap-2 max-md:w-full max-[359px]:flex-wrap">
            {filter('UnitCode', t('unit'), t('anyUnit'))}
            {filter('LocationCode', t('location'), t('anyLocation'))}
          </div>
          {layouts}
        </>
      }
    />
  );
}
