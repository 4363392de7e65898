import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { readTickets } from '../tickets/data';
import { ticketReadings, tickets } from '../tables';
import { hasWantedStatus, isUnread, matchesExceptStatus, type TicketFilter } from '../tickets/lists/ticket-conditions';
import { visibleTickets } from '../tickets/visibility';

/** More are not counted one by one. */
const COUNT_LIMIT = 10_000;

type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now'>;

/** Some tickets as counts need them: one more than are counted tells that there are more. */
function limitedTickets({ actor, db }: ReadContext, view: TicketFilter['View'], condition: SQL | undefined) {
  return db
    .select({
      statusCode: tickets.statusCode,
      updatedAt: sql<Date>`${view === 'desk' ? tickets.deskUpdatedAt : tickets.updatedAt}`.as('changed_at'),
      isUnread: sql<boolean>`${isUnread(actor)}`.as('is_unread'),
    })
    .from(tickets)
    .leftJoin(
      ticketReadings,
      and(eq(ticketReadings.ticketId, tickets.id), eq(ticketReadings.accountId, actor.accountId)),
    )
    .where(condition)
    .limit(COUNT_LIMIT + 1)
    .as('some_tickets');
}

/** How many tickets there are, or one more than are counted. */
async function countSome({ actor, db }: ReadContext, condition: SQL | undefined): Promise<number> {
  const some = readTickets(db, actor.accountId)
    .where(condition)
    .limit(COUNT_LIMIT + 1)
    .as('some_tickets');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** What the planner expects: no ticket is looked at. */
async function estimate({ actor, db }: ReadContext, condition: SQL | undefined): Promise<number> {
  const query = readTickets(db, actor.accountId).where(condition);
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${query}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function newestChange({ actor, db }: ReadContext, view: TicketFilter['View'], condition: SQL | undefined) {
  const column = view === 'desk' ? tickets.deskUpdatedAt : tickets.updatedAt;
  const [row] = await readTickets(db, actor.accountId).where(condition).orderBy(desc(column)).limit(1);
  return (view === 'desk' ? row?.deskUpdatedAt : row?.updatedAt)?.getTime() ?? 0;
}

/** DRAW-01 to DRAW-03: how a list looks from afar, as a poll asks it. */
export const countTickets: Handler<'countTickets'> = async (filter, context) => {
  const { actor, db, now } = context;
  const view = filter.View;
  const besideStatus = and(visibleTickets(actor, view, dayOf(now)), matchesExceptStatus(filter, actor, now));
  const some = limitedTickets(context, view, besideStatus);
  const rows = await db
    .select({
      statusCode: some.statusCode,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${some.isUnread}))::int`,
      newest: sql<number>`(extract(epoch from max(${some.updatedAt})) * 1000)::float8`,
    })
    .from(some)
    .groupBy(some.statusCode)
    .orderBy(some.statusCode);
  const isWanted = ({ statusCode }: { statusCode: number }) =>
    (filter.StatusCode === undefined || filter.StatusCode === statusCode) &&
    (filter.StatusCodes.length === 0 || filter.StatusCodes.includes(statusCode));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  if (sum(rows.map(({ count }) => count)) <= COUNT_LIMIT) {
    const Total = sum(rows.filter(isWanted).map(({ count }) => count));
    const Unread = sum(rows.map(({ unread }) => unread));
    const newest = Math.max(0, ...rows.map((row) => row.newest));
    const Statuses = rows.map(({ statusCode, count }) => ({ StatusCode: statusCode, Count: count }));
    return { Total, IsEstimated: false, Unread, Version: versionOf([newest, Total, Unread]), Statuses };
  }
  const wanted = and(besideStatus, hasWantedStatus(filter));
  const counted = await countSome(context, wanted);
  const IsEstimated = counted > COUNT_LIMIT;
  const Total = IsEstimated ? Math.max(counted, await estimate(context, wanted)) : counted;
  const Unread = Math.min(COUNT_LIMIT, await countSome(context, and(besideStatus, isUnread(actor))));
  const newest = await newestChange(context, view, besideStatus);
  return { Total, IsEstimated, Unread, Version: versionOf([newest, IsEstimated ? 0 : Total, Unread]), Statuses: [] };
};

const versionOf = (parts: readonly number[]) => parts.map((part) => Math.round(part).toString(36)).join('.');
