import { useMemo } from 'react';
import { ServerTable } from '@/components/ui/table/server-table';
import type { ConductPerson } from '@/lib/contract/agreements/admin';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import { addressOfFile } from '@/lib/links/address-of-file';
import { peopleColumns } from './people-columns';
import { peopleSource, type PeopleFilter } from './people-source';

const idOf = ({ Position }: ConductPerson) => Position;

/** Those who have accepted an agreement, or those who have not. */
export function PeopleTable({ ConductCode, State }: PeopleFilter) {
  const t = useMessages('agreements-admin.people');
  const language = useLanguage();
  const kept = useKeptLayout('agreement-people');
  const columns = useMemo(() => peopleColumns(t, language, State), [t, language, State]);
  const filters = useMemo(() => ({ ConductCode, State }), [ConductCode, State]);
  return (
    <ServerTable
      label={t('label')}
      columns={columns}
      idOf={idOf}
      {...kept}
      source={peopleSource}
      filters={filters}
      hrefOf={({ ChillCode }) => `/ecenter/profileview/key/${encodeURIComponent(ChillCode)}`}
      exportAddress={addressOfFile('exportConductPeople', { ConductCode, State })}
    />
  );
}
