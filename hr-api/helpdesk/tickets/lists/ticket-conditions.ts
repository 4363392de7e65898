import { and, between, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ticketFilterSchema } from '../../../../lib/contract/helpdesk/shapes';
import type { Actor } from '../../../platform/calls/call';
import { dayOf, daysAfter, startOf } from '../../../platform/dates';
import { likeContains } from '../../../platform/db/like';
import { ticketMessages, ticketReadings, tickets } from '../../tables';

export type TicketFilter = z.output<typeof ticketFilterSchema>;

/** Words of a search beyond these narrow nothing any more. */
const MAX_WORDS = 8;

/** The same as `isUnreadFor`, on a query that `readTickets` began. */
export function isUnread({ accountId }: Pick<Actor, 'accountId'>): SQL {
  const isUnseen = (at: AnyPgColumn) => or(isNull(ticketReadings.readAt), lt(ticketReadings.readAt, at));
  const ofDesk = and(
    eq(tickets.requesterId, accountId),
    isNotNull(tickets.lastFromDeskAt),
    isUnseen(tickets.lastFromDeskAt),
  );
  const ofRequester = and(
    ne(tickets.requesterId, accountId),
    isNull(tickets.closedAt),
    or(isNull(tickets.lastFromDeskAt), lt(tickets.lastFromDeskAt, tickets.lastFromRequesterAt)),
    isUnseen(tickets.lastFromRequesterAt),
  );
  return or(ofDesk, ofRequester) as SQL;
}

/** A target has passed whose clock runs: neither met nor paused. */
const isOverdue = (now: Date) =>
  or(
    and(isNull(tickets.answeredAt), isNull(tickets.closedAt), lt(tickets.responseDueAt, now)),
    and(isNull(tickets.closedAt), lt(tickets.resolutionDueAt, now)),
  );

/** A target whose clock runs is still to pass before the day ends. */
function isDueToday(now: Date) {
  const midnight = startOf(daysAfter(dayOf(now), 1));
  return or(
    and(isNull(tickets.answeredAt), isNull(tickets.closedAt), between(tickets.responseDueAt, now, midnight)),
    and(isNull(tickets.closedAt), between(tickets.resolutionDueAt, now, midnight)),
  );
}

const wordsOf = (search: string) => search.trim().replace(/^#/, '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const own = sql`searchable(${tickets.number}::text || ' ' || ${tickets.subject})`;

/** Tickets with every word of a search in their number and subject. */
export const matchesSubject = (search: string): SQL | undefined =>
  and(
    ...wordsOf(search).flatMap((word) => [
      sql`${tickets.searchText} like ${likeContains(word)}`,
      sql`${own} like ${likeContains(word)}`,
    ]),
  );

/** One's own tickets are searched in what was written too, notes aside; those of the desk by number, subject and who asked. */
function matchesSearch(view: TicketFilter['View'], search: string): SQL | undefined {
  const inMessages = (word: string) =>
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(ticketMessages)
        .where(
          and(
            eq(ticketMessages.ticketId, tickets.id),
            eq(ticketMessages.kind, 'message'),
            sql`searchable(${ticketMessages.body}) like ${likeContains(word)}`,
          ),
        ),
    );
  return and(
    ...wordsOf(search).map((word) =>
      view === 'desk'
        ? sql`${tickets.searchText} like ${likeContains(word)}`
        : or(sql`${own} like ${likeContains(word)}`, inMessages(word)),
    ),
  );
}

const isOneOf = <Column extends typeof tickets.statusCode | typeof tickets.processCode | typeof tickets.priorityCode>(
  column: Column,
  codes: readonly number[],
) => (codes.length > 0 ? inArray(column, [...codes]) : undefined);

/** What a filter asks for beside the status, as a condition on a query that `readTickets` began. */
export function matchesExceptStatus(filter: TicketFilter, actor: Pick<Actor, 'accountId'>, now: Date): SQL | undefined {
  return and(
    matchesSearch(filter.View, filter.Search),
    isOneOf(tickets.processCode, filter.ProcessCodes),
    isOneOf(tickets.priorityCode, filter.PriorityCodes),
    filter.Assignee === 'me' ? eq(tickets.assigneeId, actor.accountId) : undefined,
    filter.Assignee === 'nobody' ? isNull(tickets.assigneeId) : undefined,
    filter.IsOverdue ? isOverdue(now) : undefined,
    filter.IsDueToday ? isDueToday(now) : undefined,
    filter.IsUnread ? isUnread(actor) : undefined,
  );
}

export function hasWantedStatus({ StatusCode, StatusCodes }: TicketFilter): SQL | undefined {
  return and(
    StatusCode === undefined ? undefined : eq(tickets.statusCode, StatusCode),
    isOneOf(tickets.statusCode, StatusCodes),
  );
}
