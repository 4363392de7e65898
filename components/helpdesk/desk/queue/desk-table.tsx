import { useMemo, useState, type ReactNode } from 'react';
import type { TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { FilterButton } from '@/components/ui/filter/filter-button';
import type { Filter } from '@/components/ui/filter/filter';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import { AssignButton } from '../details/assign-button';
import { DeskCard } from './desk-card';
import { deskColumns } from './desk-columns';
import type { DeskFilter, DeskUrlState } from '../desk-url-state';
import { deskSource } from './desk-source';

interface DeskTableProps {
  readonly urlState: DeskUrlState;
  /** How the person has arranged it; null where they have not. */
  readonly layout: TableLayout | null;
  readonly layouts: ReactNode;
  /** What the view and the filters of the place come to. */
  readonly shown: DeskFilter;
  readonly filters: readonly Filter[];
  readonly rows: readonly Ticket[];
  readonly now: Date;
  readonly onUrlState: (part: Partial<DeskUrlState>) => void;
  readonly hrefOf: (ticket: Ticket) => `/${string}`;
  readonly onOpen: (ticket: Ticket) => void;
  readonly onRows: (rows: readonly Ticket[]) => void;
  /** Hears that some tickets were given to somebody. */
  readonly onAssigned: () => void;
}

/** The table by its name among those that are kept. */
const DESK = 'desk';

const idOf = ({ QueryCode }: Ticket) => QueryCode;

/** The queue as a table, looked at as the address says. */
export function DeskTable(props: DeskTableProps) {
  const t = useMessages('desk.inbox');
  const language = useLanguage();
  const { urlState, shown, filters, rows, now, onUrlState, onOpen, onRows, onAssigned } = props;
  const [selected, setSelected] = useState<ReadonlyMap<string, Ticket>>(new Map());
  const selectedCodes = useMemo(() => new Set(selected.keys()), [selected]);
  const columns = useMemo(() => deskColumns(t, language, now), [t, language, now]);
  const kept = useKeptLayout(DESK, props.layout);
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
    kept.onLayoutChange(next);
    const { sort } = next;
    if (JSON.stringify(sort) !== JSON.stringify(urlState.sort)) {
      onUrlState({ sort: sort ?? { column: 'TicketID', direction: 'desc' } });
    }
  }

  return (
    <ServerTable
      label={t('tickets')}
      columns={columns}
      idOf={idOf}
      hrefOf={props.hrefOf}
      source={deskSource}
      filters={shown}
      search={urlState.search}
      onSearchChange={(search) => onUrlState({ search })}
      storedLayout={kept.storedLayout}
      sort={urlState.sort}
      onLayoutChange={changeLayout}
      canRename
      selection={{ selected: selectedCodes, onChange: select }}
      actions={
        <AssignButton
          tickets={[...selected.values()]}
          onAssigned={() => {
            setSelected(new Map());
            onAssigned();
          }}
        />
      }
      onOpen={onOpen}
      card={(ticket) => <DeskCard ticket={ticket} now={now} />}
      onRows={onRows}
      currentId={urlState.ticket ?? undefined}
      tools={
        <>
          {urlState.view === 'open' && !urlState.choices.status && (
            <button
              type="button"
              aria-label={t('showClosed')}
              title={t('showClosed')}
              onClick={() => onUrlState({ view: 'all' })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-tint px-3 text-accent-text transition-colors duration-150 hover:bg-hover md:min-h-8"
            >
              {t('openOnly')}
              <CloseIcon className="size-4" />
            </button>
          )}
          <FilterButton filters={filters} choices={urlState.choices} onApply={(choices) => onUrlState({ choices })} />
          {props.layouts}
        </>
      }
    />
  );
}
