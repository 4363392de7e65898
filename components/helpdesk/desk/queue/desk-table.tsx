import { useMemo, useState } from 'react';
import { layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { FilterButton } from '@/components/ui/filter/filter-button';
import type { Filter } from '@/components/ui/filter/filter';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { AssignButton } from '../details/assign-button';
import { DeskCard } from './desk-card';
import { deskColumns } from './desk-columns';
import type { DeskFilter, DeskUrlState } from '../desk-url-state';
import { deskSource } from './desk-source';
import type { DeskMessages } from '../desk-messages';

interface DeskTableProps {
  readonly urlState: DeskUrlState;
  /** What the view and the filters of the place come to. */
  readonly shown: DeskFilter;
  readonly filters: readonly Filter[];
  readonly rows: readonly Ticket[];
  readonly words: DeskMessages;
  readonly language: Language;
  readonly now: Date;
  readonly failureText: (error: unknown) => string;
  readonly onUrlState: (part: Partial<DeskUrlState>) => void;
  readonly hrefOf: (ticket: Ticket) => `/${string}`;
  readonly onOpen: (ticket: Ticket) => void;
  readonly onRows: (rows: readonly Ticket[]) => void;
  /** Hears that some tickets were given to somebody. */
  readonly onAssigned: () => void;
}

const idOf = ({ QueryCode }: Ticket) => QueryCode;

/** The queue as a table, looked at as the address says. */
export function DeskTable(props: DeskTableProps) {
  const { urlState, shown, filters, rows, words, language, now, failureText, onUrlState, onOpen, onRows, onAssigned } =
    props;
  const [selected, setSelected] = useState<ReadonlyMap<string, Ticket>>(new Map());
  const selectedCodes = useMemo(() => new Set(selected.keys()), [selected]);
  const columns = useMemo(() => deskColumns({ words, language, now }), [words, language, now]);
  const [layout, setLayout] = useState<TableLayout>(() => layoutOf(columns));
  const arranged = useMemo(() => ({ ...layout, sort: urlState.sort }), [layout, urlState.sort]);
  // What was selected in another view or behind another filter is not acted on unseen.
  const lookedAt = JSON.stringify([shown, urlState.search]);
  const [known, setKnown] = useState(lookedAt);
  if (known !== lookedAt) {
    setKnown(lookedAt);
    setSelected(new Map());
  }

  function select(codes: ReadonlySet<string>) {
    const seen = new Map([...selected, ...rows.map((ticket) => [ticket.QueryCode, ticket] as const)]);
    setSelected(new Map([...seen].filter(([code]) => codes.has(code))));
  }

  function changeLayout(next: TableLayout) {
    setLayout(next);
    if (JSON.stringify(next.sort) !== JSON.stringify(urlState.sort)) {
      onUrlState({ sort: next.sort ?? { column: 'TicketID', direction: 'desc' } });
    }
  }

  return (
    <ServerTable
      label={words.inbox.tickets}
      columns={columns}
      idOf={idOf}
      hrefOf={props.hrefOf}
      words={words.table}
      language={language}
      source={deskSource}
      filters={shown}
      failureText={failureText}
      search={urlState.search}
      onSearchChange={(search) => onUrlState({ search })}
      layout={arranged}
      onLayoutChange={changeLayout}
      selection={{ selected: selectedCodes, onChange: select }}
      actions={
        <AssignButton
          tickets={[...selected.values()]}
          words={words.inbox}
          failureText={failureText}
          onAssigned={() => {
            setSelected(new Map());
            onAssigned();
          }}
        />
      }
      onOpen={onOpen}
      card={(ticket) => <DeskCard ticket={ticket} words={words} language={language} now={now} />}
      onRows={onRows}
      currentId={urlState.ticket ?? undefined}
      tools={
        <FilterButton
          filters={filters}
          choices={urlState.choices}
          onApply={(choices) => onUrlState({ choices })}
          words={words.table}
        />
      }
    />
  );
}
