import { and, desc, eq, exists, notInArray, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { likeContains } from '../../../platform/db/like';
import type { SearchSource } from '../../../workplace/search/search-source';
import { ticketMessages, tickets } from '../../tables';
import { visibleTickets } from '../visibility';
import { matchesSubject } from './ticket-conditions';
import { TICKET_PAGE } from './ticket-page';

/** The newest tickets by number and subject, then one's own by the words of their conversation. */
export const ticketSearch: SearchSource = {
  kind: 'ticket',
  names: { de: 'Tickets', en: 'Tickets', es: 'Tickets', fr: 'Tickets', ja: 'チケット', zh: '工单' },
  allow: 'visible',
  find: async ({ actor, db, now }, { text, limit }) => {
    const newest = (condition: SQL | undefined, most: number) =>
      db
        .select({ code: tickets.code, number: tickets.number, subject: tickets.subject })
        .from(tickets)
        .where(condition)
        .orderBy(desc(tickets.number))
        .limit(most);
    const named = await newest(and(visibleTickets(actor, 'either', dayOf(now)), matchesSubject(text)), limit);
    const others = notInArray(
      tickets.code,
      named.map(({ code }) => code),
    );
    const own = and(eq(tickets.requesterId, actor.accountId), isSaidIn(db, text), others);
    const said = named.length < limit ? await newest(own, limit - named.length) : [];
    return [...named, ...said].map(({ code, number, subject }) => ({
      title: subject,
      detail: `#${number}`,
      link: `${TICKET_PAGE}/key/${code}`,
    }));
  },
};

/** Whether a message of the ticket holds the text; notes are the desk's alone. Few enough to look through one by one. */
const isSaidIn = (db: Database, text: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(ticketMessages)
      .where(
        and(
          eq(ticketMessages.ticketId, tickets.id),
          eq(ticketMessages.kind, 'message'),
          sql`searchable(${ticketMessages.body}) like ${likeContains(text)}`,
        ),
      ),
  );
