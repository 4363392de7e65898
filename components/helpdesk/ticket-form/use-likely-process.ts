import { useCall } from '@/lib/client/call/use-call';
import { useSettledSubject } from './use-settled-subject';
import type { TicketValues } from './ticket-fields';

/** Codes of 0 where nothing is likely. */
export type LikelyProcess = Pick<TicketValues, 'subProcess'> & { readonly process: number };

const NONE: LikelyProcess = { process: 0, subProcess: 0 };

/** Where a subject most likely belongs, as long as nobody has chosen. A failure leaves it open. */
export function useLikelyProcess({ process, subject }: TicketValues): LikelyProcess {
  const settled = useSettledSubject(subject);
  const { data } = useCall('suggestProcess', settled && process === null ? { Subject: settled } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return settled && data ? { process: data.ProcessCode, subProcess: data.CategoryCode } : NONE;
}
