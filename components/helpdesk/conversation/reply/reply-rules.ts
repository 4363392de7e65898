import type { ReplyFor } from '@/lib/contract/all';
import { codesOf } from '../../settings/statuses/next-statuses';

export type TicketStatus = ReplyFor<'listTicketStatuses'>[number];

/**
 * REPLY-02 to REPLY-05: the statuses that may follow the present one, in the order in which the HR API names them, the likely
 * one first. The present one is never among them, whatever the HR API says.
 */
export function nextStatuses(statuses: readonly TicketStatus[], presentCode: number): TicketStatus[] {
  const present = statuses.find(({ StatusCode }) => StatusCode === presentCode);
  return [...new Set(codesOf(present?.DependsCodes ?? ''))].flatMap((code) =>
    statuses.filter(({ StatusCode }) => StatusCode === code && code !== presentCode),
  );
}
