import { and, desc } from 'drizzle-orm';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import { dayOf } from '../../../platform/dates';
import type { SearchSource } from '../../../workplace/search/search-source';
import { noticeTexts } from '../../notices/notice-texts';
import { tickets } from '../../tables';
import { visibleTickets } from '../visibility';
import { matchesSubject } from './ticket-conditions';
import { TICKET_PAGE } from './ticket-page';

const names = Object.fromEntries(languages.map((language) => [language, noticeTexts[language].page.name]));

/** The newest tickets by number and subject. */
export const ticketSearch: SearchSource = {
  kind: 'ticket',
  names: names as Record<Language, string>,
  allow: 'visible',
  find: async ({ actor, db, now }, { text, limit }) => {
    const found = await db
      .select({ code: tickets.code, number: tickets.number, subject: tickets.subject })
      .from(tickets)
      .where(and(visibleTickets(actor, 'either', dayOf(now)), matchesSubject(text)))
      .orderBy(desc(tickets.number))
      .limit(limit);
    return found.map(({ code, number, subject }) => ({
      title: subject,
      detail: `#${number}`,
      link: `${TICKET_PAGE}/key/${code}`,
    }));
  },
};
