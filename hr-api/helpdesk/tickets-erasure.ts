import { and, eq, ne, not, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../platform/db/among-ids';
import { defineErasure, ERASED_TEXT, mentions, withoutWords } from '../platform/define-erasure';
import { helpdeskMembers, savedReplies, ticketMessages, ticketReadings, tickets } from './tables';

const isOfTheirTicket = (accountIds: readonly string[]) =>
  sql`${ticketMessages.ticketId} in (select id from ${tickets} where ${amongIds(tickets.requesterId, accountIds)})`;

/** Says of another's ticket that they had it. */
const namesThem = (words: readonly string[]) =>
  and(sql`${ticketMessages.change} ->> 'what' = 'assignee'`, mentions(ticketMessages.change, words)) as SQL;

/** What they asked stays as figures: when, of which kind, how soon it was answered. What they answered others is the others'. */
export const ticketsErasure = defineErasure({
  name: 'tickets',
  titles: {
    de: 'Helpdesk-Tickets',
    en: 'Helpdesk tickets',
    es: 'Tickets del servicio de asistencia',
    fr: 'Tickets du support',
    ja: 'ヘルプデスクのチケット',
    zh: '服务台工单',
  },
  parts: [
    {
      table: ticketMessages,
      where: ({ accountIds, words }) => and(not(isOfTheirTicket(accountIds)), namesThem(words)) as SQL,
      set: ({ words }) => ({ change: sql`${withoutWords(ticketMessages.change, words)}::jsonb` }),
    },
    {
      table: ticketMessages,
      where: ({ accountIds }) =>
        and(isOfTheirTicket(accountIds), or(ne(ticketMessages.body, ''), isNotNull(ticketMessages.uploadId))) as SQL,
      set: { body: ERASED_TEXT, uploadId: null },
      upload: ticketMessages.uploadId,
    },
    {
      table: tickets,
      where: ({ accountIds }) => amongIds(tickets.requesterId, accountIds),
      set: { requesterLabel: ERASED_TEXT, subject: ERASED_TEXT, path: '', ratingComment: '' },
    },
    { table: ticketReadings, where: ({ accountIds }) => amongIds(ticketReadings.accountId, accountIds) },
    { table: helpdeskMembers, where: ({ accountIds }) => amongIds(helpdeskMembers.accountId, accountIds) },
    {
      table: savedReplies,
      where: ({ accountIds }) =>
        and(eq(savedReplies.isShared, false), amongIds(savedReplies.accountId, accountIds)) as SQL,
    },
  ],
});
