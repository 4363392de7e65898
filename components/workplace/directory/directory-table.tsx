'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { AsOnDay } from '@/components/people/as-on-day';
import { ChosenOrganisation } from '@/components/people/organisation-filter/chosen-organisation';
import { OrganisationFilterButton } from '@/components/people/organisation-filter/organisation-filter-button';
import { layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { ServerTable } from '@/components/ui/table/server-table';
import { DownloadIcon } from '@/components/ui/table/table-icons';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { DirectoryPerson } from '@/lib/contract/people/directory';
import type { OrgLevel } from '@/lib/contract/people/organisation-levels';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';
import { directoryColumns, type OrgColumnTitle } from './directory-columns';
import { DIRECTORY_LIST, DIRECTORY_TABLE } from './directory-names';
import { directorySource } from './directory-source';
import { StatusChips } from './status-chips';
import { directoryAddress, readDirectoryView, type DirectoryView } from './directory-view';
import { useDirectoryView } from './use-directory-view';

const idOf = ({ KeyCode }: DirectoryPerson) => KeyCode;

interface DirectoryTableProps {
  /** The columns of the organisation, in their order. */
  readonly orgColumns: readonly OrgColumnTitle[];
  /** What the address asks for. */
  readonly firstView: DirectoryView;
  /** How the person has arranged it; null where they have not. */
  readonly kept: TableLayout | null;
  /** The saved layouts that it can be looked at in. */
  readonly layouts: ReactNode;
}

/** Everyone who works here, or did on a day, and whom the reader may know: by name or number, place in the organisation and status. */
export function DirectoryTable({ orgColumns, firstView, kept, layouts }: DirectoryTableProps) {
  const t = useMessages('directory');
  const columns = useMemo(() => directoryColumns(t, orgColumns), [t, orgColumns]);
  const [first] = useState(() => layoutOf(columns, { pageSize: 50 }));
  const { storedLayout, onLayoutChange } = useKeptLayout(DIRECTORY_TABLE, kept);
  const { view, change } = useDirectoryView(firstView);
  const [search, setSearch] = useState('');
  const { on } = view;
  const question = { Chosen: view.chosen as Record<OrgLevel, string[]>, On: on };
  const filters = { ...question, StatusCode: view.status };
  const organisation = { list: DIRECTORY_LIST, on, chosen: view.chosen };
  const file = { Question: JSON.stringify({ ...filters, Search: search }) };
  return (
    <div className="space-y-3">
      <StatusChips
        question={{ ...question, Search: search }}
        status={view.status}
        onStatus={(status) => change({ status })}
      />
      <ChosenOrganisation {...organisation} onChange={(chosen) => change({ chosen })} />
      <ServerTable
        label={t('title')}
        columns={columns}
        idOf={idOf}
        source={directorySource}
        filters={filters}
        search={search}
        onSearchChange={setSearch}
        storedLayout={storedLayout ?? first}
        onLayoutChange={onLayoutChange}
        canRename
        keptFilter={{
          text: directoryAddress(view),
          onChoose: (text) => change(readDirectoryView(new URLSearchParams(text))),
        }}
        canExport={false}
        tools={
          <>
            <AsOnDay on={on} onDay={(day) => change({ on: day })} />
            <OrganisationFilterButton {...organisation} onApply={(chosen) => change({ chosen })} />
            {layouts}
            <a
              href={addressOfFile('downloadDirectory', file)}
              download
              aria-label={t('download')}
              title={t('download')}
              className={toolButtonClasses}
            >
              <DownloadIcon />
            </a>
          </>
        }
      />
    </div>
  );
}
