'use client';

import { useMemo, useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { Select } from '@/components/ui/form/select';
import type { Column } from '@/components/ui/table/column';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { useCall } from '@/lib/client/call/use-call';
import type { DirectoryPerson } from '@/lib/contract/people/directory';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { directorySource, type DirectoryPlace } from './directory-source';

const columnsOf = (t: Translate<'directory'>): readonly Column<DirectoryPerson>[] => [
  {
    id: 'name',
    title: t('name'),
    value: ({ Name }) => Name,
    cell: ({ Name, Empid, HasPhoto, KeyCode }) => (
      <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm">
        <span className="block text-xs font-normal text-muted">{Empid}</span>
      </PersonChip>
    ),
  },
  { id: 'unit', title: t('unit'), value: ({ Unit_Name }) => Unit_Name },
  { id: 'location', title: t('location'), value: ({ Location_Name }) => Location_Name },
];

const idOf = ({ KeyCode }: DirectoryPerson) => KeyCode;
const ANYWHERE: DirectoryPlace = { UnitCode: '', LocationCode: '' };

/** Everyone who works here and whom the reader may know: by name or number, unit and place. */
export function DirectoryTable() {
  const t = useMessages('directory');
  const columns = useMemo(() => columnsOf(t), [t]);
  const [layout, setLayout] = useState(() => layoutOf(columns, { pageSize: 50 }));
  const [place, setPlace] = useState(ANYWHERE);
  const { data: choices } = useCall('listDirectoryPlaces', {}, { revalidateOnFocus: false });
  const filter = (field: keyof DirectoryPlace, label: string, any: string, options: typeof choices = choices) => (
    <Select
      aria-label={label}
      value={place[field]}
      disabled={!options}
      onChange={({ target }) => setPlace({ ...place, [field]: target.value })}
      className="md:w-44"
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
      layout={layout}
      onLayoutChange={setLayout}
      canExport={false}
      tools={
        <div className="flex gap-2 max-md:w-full max-[359px]:flex-wrap">
          {filter('UnitCode', t('unit'), t('anyUnit'))}
          {filter('LocationCode', t('location'), t('anyLocation'))}
        </div>
      }
    />
  );
}
