import { Badge } from '@/components/ui/badge';
import type { TicketCounts } from '@/lib/client/use-ticket-counts';
import type { ReplyFor } from '@/lib/contract/all';
import { StatusName } from '../../settings/statuses/status-name';

interface CountedStatusProps {
  readonly status: ReplyFor<'listTicketStatuses'>[number];
  /** Undefined until they are known. */
  readonly counts: TicketCounts | undefined;
  readonly loadingText: string;
}

/** A status, and how many tickets have it where that is known for certain. */
export function CountedStatus({ status, counts, loadingText }: CountedStatusProps) {
  const count = counts?.IsEstimated ? 0 : ticketsWith(status.StatusCode, counts);
  return (
    <span className="inline-flex items-center gap-2">
      <StatusName html={status.StatusName} loadingText={loadingText} />
      {count > 0 && <Badge>{count}</Badge>}
    </span>
  );
}

export const ticketsWith = (statusCode: number, counts: TicketCounts | undefined) =>
  counts?.Statuses.find(({ StatusCode }) => StatusCode === statusCode)?.Count ?? 0;
