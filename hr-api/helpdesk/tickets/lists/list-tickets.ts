import { and } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { getVisibleTicket, readTickets } from '../data';
import { hasWantedStatus, matchesExceptStatus } from './ticket-conditions';
import { afterCursor, formatCursor, orderBy } from './ticket-order';
import { visibleTickets } from '../visibility';
import { wireTickets } from './wire-ticket';

/** VOPQ-03, DRAW-12: tickets of one's own or of one's processes, from a place in the list on. */
export const listTickets: Handler<'listTickets'> = async (request, context) => {
  const { Sort, Direction, After, AfterTicket, PageSize, ...filter } = request;
  const { actor, db, now } = context;
  const today = dayOf(now);
  const order = { sort: Sort, direction: Direction, view: filter.View };
  const from = AfterTicket ? formatCursor(order)(await getVisibleTicket(context, AfterTicket)) : After;
  const isBehind = afterCursor(order, from);
  const rows = await readTickets(db, actor.accountId)
    .where(
      and(
        visibleTickets(actor, filter.View, today),
        matchesExceptStatus(filter, actor, now),
        hasWantedStatus(filter),
        isBehind,
      ),
    )
    .orderBy(...orderBy(order))
    .limit(PageSize);
  return wireTickets(context, rows, { isDesk: filter.View === 'desk', positionOf: formatCursor(order) });
};
