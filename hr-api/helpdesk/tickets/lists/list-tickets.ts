import { and } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { readTickets } from '../data';
import { hasWantedStatus, matchesBesideStatus } from './ticket-conditions';
import { behind, positionIn, sortedBy } from './ticket-order';
import { visibleTickets } from '../visibility';
import { wireTickets } from './wire-ticket';

/** VOPQ-03, DRAW-12: tickets of one's own or of one's processes, from a place in the list on. */
export const listTickets: Handler<'listTickets'> = async ({ Sort, Direction, After, PageSize, ...filter }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const order = { sort: Sort, direction: Direction, view: filter.View };
  const isBehind = behind(order, After);
  const rows = await readTickets(db, actor.accountId)
    .where(
      and(
        visibleTickets(actor, filter.View, today),
        matchesBesideStatus(filter, actor, now),
        hasWantedStatus(filter),
        isBehind,
      ),
    )
    .orderBy(...sortedBy(order))
    .limit(PageSize);
  return wireTickets(context, rows, { isDesk: filter.View === 'desk', positionOf: positionIn(order) });
};
