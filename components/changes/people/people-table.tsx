'use client';

import { useMemo, useState } from 'react';
import { AsOnDay } from '@/components/people/as-on-day';
import { ChosenOrganisation } from '@/components/people/organisation-filter/chosen-organisation';
import { OrganisationFilterButton } from '@/components/people/organisation-filter/organisation-filter-button';
import { Select } from '@/components/ui/form/select';
import { layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { PersonToChange } from '@/lib/contract/changes/people-to-change';
import type { OrgChoice } from '@/lib/contract/people/organisation-levels';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { jobStatusPage, managersPage } from '../change-pages';
import type { OrgColumn } from '../line/line-row';
import { peopleColumns, type PeopleList } from './people-columns';
import { peopleSource, type PeopleFilters } from './people-source';
import { peopleTable } from './people-table-name';

interface PeopleTableProps {
  readonly list: PeopleList;
  readonly orgColumns: readonly OrgColumn[];
  /** How the person has arranged it; null where they have not. */
  readonly kept: TableLayout | null;
}

const idOf = ({ ChillCode }: PersonToChange) => ChillCode;
const PAGES = {
  'job-status': ({ ChillCode }: PersonToChange) => jobStatusPage(ChillCode),
  managers: ({ ChillCode }: PersonToChange) => managersPage(ChillCode),
};
const EVERYBODY: PeopleFilters = { Chosen: {}, Only: '', On: '' };
/** What the organisation filter of each counts. */
const LINKS = { 'job-status': 'jobstatusupdate', managers: 'managerupdate' } as const;
const ONLY = { '': 'all', ending: 'onlyEnding', planned: 'onlyPlanned', nobody: 'onlyNobody' } as const;
type Only = keyof typeof ONLY;

/** JOBS-02, MGRC-01: whose changes one keeps. A row leads to their history. */
export function PeopleTable({ list, orgColumns, kept }: PeopleTableProps) {
  const t = useMessages('changes.people');
  const tPages = useMessages('changes.pages');
  const language = useLanguage();
  const columns = useMemo(() => peopleColumns(t, language, orgColumns, list), [t, language, orgColumns, list]);
  const [first] = useState(() => layoutOf(columns, { pageSize: 50 }));
  const { storedLayout, onLayoutChange } = useKeptLayout(peopleTable(list), kept);
  const [filters, setFilters] = useState(EVERYBODY);
  const organisation = { list: LINKS[list], on: filters.On, chosen: filters.Chosen };
  const choose = (part: Partial<PeopleFilters>) => setFilters({ ...filters, ...part });
  const narrow = (chosen: OrgChoice) => choose({ Chosen: chosen as PeopleFilters['Chosen'] });

  return (
    <div className="space-y-3">
      <ChosenOrganisation {...organisation} onChange={narrow} />
      <ServerTable
        label={tPages('people')}
        columns={columns}
        idOf={idOf}
        hrefOf={PAGES[list]}
        source={peopleSource}
        filters={filters}
        storedLayout={storedLayout ?? first}
        onLayoutChange={onLayoutChange}
        tools={
          <>
            <Select
              aria-label={t('only')}
              value={filters.Only}
              onChange={({ target }) => choose({ Only: target.value as Only })}
              className="min-w-36 md:w-40"
            >
              {(Object.keys(ONLY) as Only[]).map((only) => (
                <option key={only} value={only}>
                  {t(ONLY[only])}
                </option>
              ))}
            </Select>
            <AsOnDay on={filters.On} onDay={(On) => choose({ On })} />
            <OrganisationFilterButton {...organisation} onApply={narrow} />
          </>
        }
      />
    </div>
  );
}
