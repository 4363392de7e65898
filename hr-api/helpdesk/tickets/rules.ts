import { REOPEN_DAYS } from '../../../lib/contract/helpdesk/limits';

const DAY = 24 * 3_600_000;

/** Who speaks in a ticket: whoever asked, or the helpdesk. */
export type Side = 'requester' | 'desk';

/** What of a status decides where a ticket may go from it. */
export interface StatusRule {
  readonly nextCodes: readonly number[];
  readonly requesterNextCodes: readonly number[];
}

/** REPLY-03, REPLY-04: the codes of the statuses that a side may choose next, the likely one first. */
export function nextCodes(status: StatusRule, side: Side): readonly number[] {
  return side === 'desk' ? status.nextCodes : status.requesterNextCodes;
}

/** Until when whoever asked may take up a ticket again. */
export function reopenableUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + REOPEN_DAYS * DAY);
}
