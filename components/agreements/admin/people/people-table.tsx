import { useMemo } from 'react';
import { ServerTable } from '@/components/ui/table/server-table';
import type { TableWords } from '@/components/ui/table/table-props';
import { addressOfFile } from '@/lib/client/call/file';
import type { ConductPerson } from '@/lib/contract/agreements/admin';
import type { Language } from '@/lib/contract/platform/languages';
import type { AdminMessages } from '../admin-messages';
import { peopleColumns } from './people-columns';
import { peopleSource, type PeopleFilter } from './people-source';

interface PeopleTableProps extends PeopleFilter {
  readonly words: AdminMessages;
  readonly table: TableWords;
  readonly language: Language;
  readonly failureText: (error: unknown) => string;
}

const idOf = ({ Position }: ConductPerson) => Position;

/** Those who have accepted an agreement, or those who have not. */
export function PeopleTable({ ConductCode, State, words, table, language, failureText }: PeopleTableProps) {
  const columns = useMemo(
    () => peopleColumns({ words: words.people, language, state: State }),
    [words, language, State],
  );
  const filters = useMemo(() => ({ ConductCode, State }), [ConductCode, State]);
  return (
    <ServerTable
      label={words.people.label}
      columns={columns}
      idOf={idOf}
      words={table}
      language={language}
      source={peopleSource}
      filters={filters}
      failureText={failureText}
      hrefOf={({ ChillCode }) => `/ecenter/profileview/key/${encodeURIComponent(ChillCode)}`}
      exportAddress={addressOfFile('exportConductPeople', { ConductCode, State })}
    />
  );
}
