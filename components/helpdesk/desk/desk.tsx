'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { TableLayout } from '@/components/ui/table/layout/layout';
import { refreshTable } from '@/components/ui/table/server-table';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import { useNow } from '@/lib/client/use-now';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { deskFilter, deskQuery, type DeskView } from './desk-url-state';
import { deskFilters, type DeskChoices } from './queue/desk-filters';
import { DeskQueue } from './queue/desk-queue';
import { DESK_TABLE } from './queue/desk-source';
import { DeskTable } from './queue/desk-table';
import { DeskViews } from './queue/desk-views';
import { useDeskAddress } from './use-desk-address';
import { useDeskCounts } from './use-desk-counts';
import { useNeighbours } from './queue/use-neighbours';
import { useQueue } from './queue/use-queue';

interface DeskProps {
  /** When the page was written, ISO 8601. */
  readonly now: string;
  readonly choices: DeskChoices;
  /** How the person has arranged the queue; null where they have not. */
  readonly layout: TableLayout | null;
  /** The saved layouts that the queue can be looked at in. */
  readonly layouts: ReactNode;
}

const loadPane = () => import('./desk-pane');
const DeskPane = lazy(async () => ({ default: (await loadPane()).DeskPane }));
const prepare = () => void loadPane();

const readAgain = () => void refreshTable(DESK_TABLE);

/** The helpdesk's own side: every ticket of one's processes, and beside the queue, or in its place, the one that is open. */
export function Desk({ now: writtenAt, choices, layout, layouts }: DeskProps) {
  const t = useMessages('desk.inbox');
  const tInbox = useMessages('helpdesk.inbox');
  const path = usePathname();
  const { place, change, open, close } = useDeskAddress();
  const hrefOf = ({ QueryCode }: Ticket) => `?${deskQuery({ ...place, ticket: QueryCode })}`;
  const now = useNow(writtenAt);
  const areaRef = useRef<HTMLDivElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const opened = useRef(place.ticket);
  const [listed, setListed] = useState<readonly Ticket[]>([]);
  const { counts, countAgain } = useDeskCounts(choices.statuses, readAgain);
  const filters = useMemo(() => deskFilters(t, choices), [t, choices]);
  const shown = deskFilter(place.view, place.choices, choices.statuses);
  const rows = useQueue(listed, place.ticket);
  const neighbours = useNeighbours(rows, place, shown);
  const { at, before, after } = neighbours;

  // What was pressed is hidden by then: by keys one goes on in the conversation, and after it where the ticket stands.
  useEffect(() => {
    const before = opened.current;
    opened.current = place.ticket;
    if (place.ticket === before) return;
    if (place.ticket) paneRef.current?.focus();
    else areaRef.current?.querySelector<HTMLElement>(`[data-open][href*="${before}"]`)?.focus();
  }, [place.ticket]);

  function step(by: 1 | -1) {
    if (place.ticket) {
      const next = by > 0 ? after : before;
      return next && open(next.QueryCode);
    }
    const names = [...(areaRef.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
    const focused = names.findIndex((name) => name === document.activeElement);
    names[Math.min(Math.max(focused + by, 0), names.length - 1)]?.focus();
  }

  useKeys(areaRef, {
    j: () => step(1),
    k: () => step(-1),
    Escape: place.ticket ? close : undefined,
  });

  function changed() {
    readAgain();
    countAgain();
  }

  return (
    <div ref={areaRef} className="flex flex-1 flex-col">
      <h1
        data-tour="page-title"
        className={clsx('mb-2 text-2xl leading-8 font-semibold', place.ticket && 'max-[1279px]:sr-only')}
      >
        {t('title')}
      </h1>
      <div className={place.ticket ? 'max-[1279px]:hidden' : undefined}>
        <DeskViews
          chosen={place.view}
          counts={counts}
          onChoose={(view: DeskView) => change({ view, choices: {}, ticket: null })}
        />
      </div>
      <div hidden={place.ticket !== null} onPointerOver={prepare} onFocus={prepare} className="pt-4">
        <DeskTable
          urlState={place}
          layout={layout}
          layouts={layouts}
          shown={shown}
          filters={filters}
          rows={listed}
          now={now}
          onUrlState={change}
          hrefOf={(ticket) => `/${path.slice(1)}${hrefOf(ticket)}`}
          onOpen={({ QueryCode }) => open(QueryCode)}
          onRows={setListed}
          onAssigned={changed}
        />
      </div>
      {place.ticket && (
        <div className="min-[1280px]:mt-4 min-[1280px]:grid min-[1280px]:h-[calc(100dvh-13.5rem)] min-[1280px]:min-h-120 min-[1280px]:grid-cols-[clamp(14rem,17vw,21rem)_minmax(0,1fr)] min-[1280px]:overflow-clip min-[1280px]:rounded-lg min-[1280px]:border min-[1280px]:border-line min-[1280px]:bg-surface">
          <DeskQueue rows={rows} open={place.ticket} now={now} hrefOf={hrefOf} onOpen={open} onClose={close} />
          <section
            ref={paneRef}
            tabIndex={-1}
            aria-label={tInbox('conversation')}
            className="@container flex min-h-0 min-w-0 flex-col -outline-offset-2 max-[1279px]:rounded-lg max-[1279px]:border max-[1279px]:border-line max-[1279px]:bg-surface"
          >
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <DeskPane
                key={place.ticket}
                code={place.ticket}
                ticket={rows[at]}
                choices={choices}
                now={now}
                neighbours={neighbours}
                hrefOf={hrefOf}
                onOpen={open}
                onClose={close}
                onTicket={changed}
              />
            </Suspense>
          </section>
        </div>
      )}
    </div>
  );
}
