import { and, inArray } from 'drizzle-orm';
import type { CallContext } from '../call';
import { ApiError } from '../errors';
import { dayOf } from '../people/dates';
import { lockTickets, type TicketRow } from './data';
import { canWorkOn } from './desk-policy';
import { tickets } from './tables';
import { visibleTickets } from './visibility';

/**
 * The tickets with these codes, for the desk to work on, in their order; held until the transaction ends. One that the desk may
 * not see and one that is not there are refused alike.
 */
export async function lockDeskTickets(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  codes: readonly string[],
): Promise<TicketRow[]> {
  const rows = await lockTickets(db, and(inArray(tickets.code, [...codes]), visibleTickets(actor, 'desk', dayOf(now))));
  const found = [...new Set(codes)].map((code) => rows.find((row) => row.code === code));
  if (!found.every((row) => row !== undefined)) throw new ApiError('not_found');
  if (!found.every((row) => canWorkOn(actor, row)))
    throw new ApiError('forbidden', { message: 'What you asked yourself is answered by somebody else' });
  return found;
}

export async function lockDeskTicket(
  context: Pick<CallContext, 'actor' | 'db' | 'now'>,
  code: string,
): Promise<TicketRow> {
  const [ticket] = await lockDeskTickets(context, [code]);
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}
