import { and, asc, eq } from 'drizzle-orm';
import { definePersonalData } from '../../platform/personal-data';
import { ticketMessages, tickets } from '../tables';

const SIDES = {
  requester: { de: 'Sie', en: 'You', es: 'Usted', fr: 'Vous', ja: 'あなた', zh: '您' },
  desk: { de: 'Helpdesk', en: 'Helpdesk', es: 'Soporte', fr: 'Support', ja: 'ヘルプデスク', zh: '服务台' },
  system: { de: 'Das Portal', en: 'The portal', es: 'El portal', fr: 'Le portail', ja: 'ポータル', zh: '门户' },
};

/** What the person asked and was answered; notes of the desk are between those who work there. */
export const ticketsShare = definePersonalData({
  name: 'tickets',
  titles: { de: 'Tickets', en: 'Tickets', es: 'Solicitudes', fr: 'Tickets', ja: 'チケット', zh: '工单' },
  columns: {
    ticket: { de: 'Nummer', en: 'Number', es: 'Número', fr: 'Numéro', ja: '番号', zh: '编号' },
    subject: { de: 'Betreff', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名', zh: '主题' },
    at: { de: 'Zeitpunkt', en: 'Date', es: 'Fecha', fr: 'Date', ja: '日時', zh: '时间' },
    from: { de: 'Von', en: 'From', es: 'De', fr: 'De', ja: '発言者', zh: '来自' },
    text: { de: 'Text', en: 'Text', es: 'Texto', fr: 'Texte', ja: '本文', zh: '正文' },
  },
  read: async ({ actor, db, language }) => {
    const rows = await db
      .select({
        ticket: tickets.number,
        subject: tickets.subject,
        at: ticketMessages.createdAt,
        from: ticketMessages.side,
        text: ticketMessages.body,
      })
      .from(tickets)
      .innerJoin(ticketMessages, and(eq(ticketMessages.ticketId, tickets.id), eq(ticketMessages.kind, 'message')))
      .where(eq(tickets.requesterId, actor.accountId))
      .orderBy(asc(tickets.number), asc(ticketMessages.createdAt));
    return rows.map((row) => ({ ...row, from: SIDES[row.from][language] }));
  },
});
