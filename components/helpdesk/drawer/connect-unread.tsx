import Link from 'next/link';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useTicketCounts } from '@/lib/client/use-ticket-counts';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';
import { StatusName } from '../settings/statuses/status-name';

/** So many are named; the number says how many there are. */
const MAX_ROWS = 3;

interface ConnectUnreadProps extends Omit<PanelProps, 'subject'> {
  readonly view: TicketView;
}

/** What the mark on the button counts: the tickets in which something is unread, each with the way to its page. */
export function ConnectUnread({ view, close }: ConnectUnreadProps) {
  const t = useMessages('helpdesk');
  const count = useTicketCounts(view).data?.Unread ?? 0;
  const tickets = useCall('listTickets', count > 0 ? { View: view, IsUnread: true, PageSize: MAX_ROWS } : null);
  if (count === 0) return null;
  return (
    <section aria-labelledby="connect-unread" className="mt-5">
      <h3 id="connect-unread" className="font-semibold">
        {t('connect.news', { count })}
      </h3>
      <PanelData of={tickets} skeleton={<SkeletonRows rows={1} />}>
        {(rows) => (
          <ul className="mt-1 -mr-2 -ml-2 divide-y divide-line">
            {rows.map(({ QueryCode, QSubject, TicketID, StatusName: status }) => (
              <li key={QueryCode} className="py-0.5">
                <Link
                  href={`/chillconnect/ticket/key/${encodeURIComponent(QueryCode)}`}
                  prefetch={false}
                  onClick={close}
                  className="flex items-start gap-2.5 rounded px-2 py-2 transition-colors duration-150 hover:bg-hover"
                >
                  <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{QSubject}</span>
                    <span className="block text-muted">
                      #{TicketID} · <StatusName html={status} loadingText={t('connect.counts')} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PanelData>
    </section>
  );
}
