import { PanelData } from '@/components/platform/panel/panel-data';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useTicketCounts } from '@/lib/client/use-ticket-counts';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';
import { CountedStatus, ticketsWith } from '../desk/queue/counted-status';
import { StatusName } from '../settings/statuses/status-name';

/** DRAW-01 to DRAW-03. */
const TILES = [1, 2, 10];

interface ConnectTilesProps {
  readonly view: TicketView;
  readonly onChoose: (statusCode: number) => void;
}

/** How many tickets are new, in work and closed (VOPQ-34), and below how many have any other status; a press leads to them. */
export function ConnectTiles({ view, onChoose }: ConnectTilesProps) {
  const t = useMessages('helpdesk');
  const statuses = useCall('listTicketStatuses', { View: view }, { revalidateOnFocus: false });
  const counts = useTicketCounts(view);
  const both = {
    data: statuses.data && counts.data && { statuses: statuses.data, counts: counts.data },
    error: statuses.error ?? counts.error,
    mutate: () => Promise.all([statuses.mutate(), counts.mutate()]),
  };
  return (
    <PanelData of={both} skeleton={<TileSkeleton />}>
      {({ statuses: known, counts }) => (
        <>
          <ul
            aria-label={t('connect.counts')}
            className="grid grid-cols-3 gap-1.5 max-[359px]:grid-cols-[repeat(3,auto)] sm:gap-2"
          >
            {TILES.flatMap((code) => known.filter(({ StatusCode }) => StatusCode === code)).map((status) => (
              <li key={status.StatusCode}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onChoose(status.StatusCode)}
                  className="flex h-full w-full flex-col items-start rounded border border-line bg-surface px-2 py-2.5 text-left transition-colors duration-150 hover:border-line-strong hover:bg-hover sm:px-3"
                >
                  <span className="text-2xl leading-8 font-semibold digits">
                    {ticketsWith(status.StatusCode, counts)}
                  </span>
                  <span className="max-w-full text-xs text-muted sm:text-sm">
                    <StatusName html={status.StatusName} loadingText={t('connect.counts')} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label={t('drawer.others')} className="mt-2 flex flex-wrap gap-x-1">
            {known
              .filter(({ StatusCode }) => !TILES.includes(StatusCode) && ticketsWith(StatusCode, counts) > 0)
              .map((status) => (
                <li key={status.StatusCode}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onChoose(status.StatusCode)}
                    className="min-h-11 rounded px-2 text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:min-h-8"
                  >
                    <CountedStatus status={status} counts={counts} loadingText={t('connect.counts')} />
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </PanelData>
  );
}

function TileSkeleton() {
  return (
    <div className="grid grid-cols-3 gap-1.5 max-[359px]:grid-cols-[repeat(3,auto)] sm:gap-2">
      {TILES.map((code) => (
        <Skeleton key={code} className="h-19 rounded" />
      ))}
    </div>
  );
}
