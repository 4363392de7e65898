import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { ticketReadings, tickets } from '../tables';
import { visibleTickets } from './visibility';

const { searchText: _searchText, dueSortAt: _dueSortAt, ...ticketColumns } = getTableColumns(tickets);
export { ticketColumns };

/** A ticket as it is kept, without what only searching and sorting need. */
export type TicketRow = Omit<typeof tickets.$inferSelect, 'searchText' | 'dueSortAt'>;

/** A ticket with what its reader has seen of it. */
export interface ReadTicket extends TicketRow {
  readonly readAt: Date | null;
}

type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now'>;

const isReadBy = (accountId: string) =>
  and(eq(ticketReadings.ticketId, tickets.id), eq(ticketReadings.accountId, accountId));

/** Tickets with what an account has read of them; the caller says which. */
export function readTickets(db: Database, accountId: string) {
  return db
    .select({ ...ticketColumns, readAt: ticketReadings.readAt })
    .from(tickets)
    .leftJoin(ticketReadings, isReadBy(accountId))
    .$dynamic();
}

/** The ticket with a code that the actor may see; one that they may not see and one that is not there are refused alike. */
export async function getVisibleTicket({ actor, db, now }: ReadContext, code: string): Promise<ReadTicket> {
  const isVisible = visibleTickets(actor, 'either', dayOf(now));
  const [ticket] = await readTickets(db, actor.accountId).where(and(eq(tickets.code, code), isVisible));
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}

/** The same for a write: nobody else changes the ticket until the transaction ends. */
export async function lockVisibleTicket({ actor, db, now }: ReadContext, code: string): Promise<TicketRow> {
  const isVisible = visibleTickets(actor, 'either', dayOf(now));
  const [ticket] = await lockTickets(db, and(eq(tickets.code, code), isVisible));
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}

/** Tickets that a write changes, in the order of their numbers, so that two writes never wait for each other. */
export async function lockTickets(db: Database, condition: SQL | undefined): Promise<TicketRow[]> {
  return db.select(ticketColumns).from(tickets).where(condition).orderBy(tickets.number).for('update');
}

/** Notes that an account has seen a ticket up to an instant. */
export async function storeReading(db: Database, ticketId: string, accountId: string, readAt: Date): Promise<void> {
  await db
    .insert(ticketReadings)
    .values({ ticketId, accountId, readAt })
    .onConflictDoUpdate({
      target: [ticketReadings.ticketId, ticketReadings.accountId],
      set: { readAt: sql`greatest(${ticketReadings.readAt}, excluded.read_at)` },
    });
}
