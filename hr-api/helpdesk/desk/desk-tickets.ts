import { and, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { lockTickets, readTickets, type ReadTicket, type TicketRow } from '../tickets/data';
import { canWorkOn } from './desk-policy';
import { tickets } from '../tables';
import { visibleTickets } from '../tickets/visibility';

type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now'>;

const isAtDesk = ({ actor, now }: ReadContext) => visibleTickets(actor, 'desk', dayOf(now));

const OWN_TICKET = { message: 'What you asked yourself is answered by somebody else' };

/** A ticket as the desk works on it. One that the desk may not see and one that is not there are refused alike. */
export async function getDeskTicket(context: ReadContext, code: string): Promise<ReadTicket> {
  const { actor, db } = context;
  const [ticket] = await readTickets(db, actor.accountId).where(and(eq(tickets.code, code), isAtDesk(context)));
  if (!ticket) throw new ApiError('not_found');
  if (!canWorkOn(actor, ticket)) throw new ApiError('forbidden', OWN_TICKET);
  return ticket;
}

/** The same for a write of several, in the order of the codes: nobody else changes them until the transaction ends. */
export async function lockDeskTickets(context: ReadContext, codes: readonly string[]): Promise<TicketRow[]> {
  const rows = await lockTickets(context.db, and(inArray(tickets.code, [...codes]), isAtDesk(context)));
  const found = [...new Set(codes)].map((code) => rows.find((row) => row.code === code));
  if (!found.every((row) => row !== undefined)) throw new ApiError('not_found');
  if (!found.every((row) => canWorkOn(context.actor, row))) throw new ApiError('forbidden', OWN_TICKET);
  return found;
}

export async function lockDeskTicket(context: ReadContext, code: string): Promise<TicketRow> {
  const [ticket] = await lockDeskTickets(context, [code]);
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}
