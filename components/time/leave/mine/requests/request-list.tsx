import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { CallError } from '@/lib/client/call/call-error';
import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { orderRequests } from './order-requests';
import { RequestRow } from './request-row';

interface RequestListProps {
  /** What `useCall` answered. */
  readonly of: {
    readonly data?: readonly LeaveRequest[];
    readonly error?: CallError;
    readonly mutate: () => Promise<unknown>;
  };
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onNear: () => void;
  readonly onOpen: (code: string) => void;
}

/** What was asked for: what is to come, then what was. */
export function RequestList({ of, today, onNear, onOpen }: RequestListProps) {
  const t = useMessages('my-leave.requests');
  if (of.error?.code === 'not_found') return null;
  return (
    <PanelData of={of} skeleton={<Skeleton className="h-40 rounded-lg" />}>
      {(requests) => {
        const { upcoming, earlier } = orderRequests(requests, today);
        const list = (name: 'upcoming' | 'earlier', rows: readonly LeaveRequest[]) => (
          <section aria-labelledby={`leave-${name}`}>
            <h2 id={`leave-${name}`} className="mb-3 text-base font-semibold">
              {t(name)}
            </h2>
            <Card>
              {rows.length === 0 ? (
                <p className="px-5 py-6 text-muted">{t('nothingUpcoming')}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {rows.map((request) => (
                    <RequestRow
                      key={request.RequestCode}
                      request={request}
                      onNear={onNear}
                      onOpen={() => onOpen(request.RequestCode)}
                    />
                  ))}
                </ul>
              )}
            </Card>
          </section>
        );
        return (
          <div className="space-y-8">
            {list('upcoming', upcoming)}
            {earlier.length > 0 && list('earlier', earlier)}
          </div>
        );
      }}
    </PanelData>
  );
}
