import type { Actor } from '../../platform/calls/call';
import { nextCodes, reopenableUntil, type Side, type StatusRule } from './rules';

interface TicketFacts {
  readonly requesterId: string;
  readonly closedAt: Date | null;
}

/** On which side an actor stands who may see a ticket: whoever asked does so at the desk too. */
export function sideOf(actor: Pick<Actor, 'accountId'>, ticket: Pick<TicketFacts, 'requesterId'>): Side {
  return ticket.requesterId === actor.accountId ? 'requester' : 'desk';
}

/** Whether an actor may ask a process something new: those who work for a client only where it is open to them. */
export function canAsk(
  { kind }: Pick<Actor, 'kind'>,
  process: { readonly isActive: boolean; readonly isForClients: boolean },
): boolean {
  return process.isActive && (kind !== 'client' || process.isForClients);
}

/** The desk takes up a closed ticket at any time, whoever asked within a few days. */
export function canReopen(side: Side, { closedAt }: Pick<TicketFacts, 'closedAt'>, now: Date): boolean {
  return closedAt !== null && (side === 'desk' || now <= reopenableUntil(closedAt));
}

/** REPLY-04, REPLY-05: whether a side may give a ticket a status, from the one it has. The present one never follows itself. */
export function canSetStatus(
  side: Side,
  ticket: Pick<TicketFacts, 'closedAt'> & { readonly statusCode: number; readonly status: StatusRule },
  statusCode: number,
  now: Date,
): boolean {
  if (statusCode === ticket.statusCode || !nextCodes(ticket.status, side).includes(statusCode)) return false;
  return ticket.closedAt === null || canReopen(side, ticket, now);
}

/** Whoever asked rates the answer once the ticket is closed. */
export function canRate(side: Side, { closedAt }: Pick<TicketFacts, 'closedAt'>): boolean {
  return side === 'requester' && closedAt !== null;
}
