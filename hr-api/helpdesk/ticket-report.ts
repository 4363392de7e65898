import { eq, sql } from 'drizzle-orm';
import { dayOf, ZONE } from '../platform/dates';
import { textsOf } from '../platform/texts/data';
import { defineReport, type Names, openFields, type ReportField, type ReportReader } from '../workplace/reports/report';
import { helpdeskPriorities, helpdeskProcesses, tickets, ticketStatuses } from './tables';
import { TICKET_PAGE } from './tickets/lists/ticket-page';
import { visibleTickets } from './tickets/visibility';

const TITLES = {
  TicketID: { de: 'Ticket', en: 'Ticket', es: 'Ticket', fr: 'Ticket', ja: 'チケット', zh: '工单' },
  Subject: { de: 'Betreff', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名', zh: '主题' },
  Requester: { de: 'Gefragt von', en: 'Asked by', es: 'Solicitante', fr: 'Demandeur', ja: '依頼者', zh: '提出人' },
  Process: { de: 'Prozess', en: 'Process', es: 'Proceso', fr: 'Processus', ja: 'プロセス', zh: '流程' },
  Status: { de: 'Status', en: 'Status', es: 'Estado', fr: 'Statut', ja: 'ステータス', zh: '状态' },
  Priority: { de: 'Priorität', en: 'Priority', es: 'Prioridad', fr: 'Priorité', ja: '優先度', zh: '优先级' },
  Assignee: { de: 'Bearbeitet von', en: 'Assigned to', es: 'Asignado a', fr: 'Attribué à', ja: '担当者', zh: '处理人' },
  CreatedAt: { de: 'Erstellt', en: 'Created', es: 'Creado', fr: 'Créé', ja: '作成日時', zh: '创建时间' },
  AgeInDays: {
    de: 'Alter in Tagen',
    en: 'Age in days',
    es: 'Días abiertos',
    fr: 'Âge en jours',
    ja: '経過日数',
    zh: '已过天数',
  },
  DueAt: {
    de: 'Zu lösen bis',
    en: 'To be solved by',
    es: 'Resolver antes de',
    fr: 'À résoudre avant',
    ja: '解決期限',
    zh: '解决期限',
  },
  IsOverdue: { de: 'Überfällig', en: 'Overdue', es: 'Vencido', fr: 'En retard', ja: '期限超過', zh: '已逾期' },
  ClosedAt: { de: 'Geschlossen', en: 'Closed', es: 'Cerrado', fr: 'Clôturé', ja: '終了日時', zh: '关闭时间' },
  Rating: { de: 'Bewertung', en: 'Rating', es: 'Valoración', fr: 'Note', ja: '評価', zh: '评分' },
} satisfies Record<string, Names>;

/** Tickets by their status, with how old they are and by when they are to be solved. */
export const ticketReport = defineReport({
  code: 'tickets',
  module: 'chillconnect',
  allow: 'visible',
  names: {
    de: 'Tickets nach Status',
    en: 'Tickets by status',
    es: 'Tickets por estado',
    fr: 'Tickets par statut',
    ja: 'ステータス別チケット',
    zh: '按状态统计的工单',
  },
  descriptions: {
    de: 'Wie alt sie sind und bis wann sie zu lösen sind',
    en: 'How old they are, and by when they are to be solved',
    es: 'Su antigüedad y el plazo para resolverlos',
    fr: 'Leur âge et la date à laquelle ils doivent être résolus',
    ja: '経過日数と解決期限',
    zh: '已过天数和解决期限',
  },
  fileName: 'Tickets',
  days: 'none',
  rowPage: TICKET_PAGE,
  pivot: { row: 'Process', column: 'Status' },
  sort: { field: 'TicketID', direction: 'desc' },
  query: async (reader) => {
    const { actor, language, now } = reader;
    const processes = textsOf('helpdesk-process', language, 'process_texts');
    const statuses = textsOf('helpdesk-status', language, 'status_texts');
    const priorities = textsOf('helpdesk-priority', language, 'priority_texts');
    return {
      fields: ticketFields(reader),
      from: sql`${tickets}
        join ${helpdeskProcesses} on ${eq(helpdeskProcesses.code, tickets.processCode)}
        join ${ticketStatuses} on ${eq(ticketStatuses.code, tickets.statusCode)}
        join ${helpdeskPriorities} on ${eq(helpdeskPriorities.code, tickets.priorityCode)}
        left join ${processes} on ${processes.code} = ${helpdeskProcesses.textCode}
        left join ${statuses} on ${statuses.code} = ${ticketStatuses.textCode}
        left join ${priorities} on ${priorities.code} = ${helpdeskPriorities.textCode}`,
      where: visibleTickets(actor, 'either', dayOf(now)),
      key: sql`${tickets.id}`,
      rowCode: sql`${tickets.code}`,
      searched: sql`${tickets.searchText}`,
    };
  },
});

function ticketFields({ language, now, db }: ReportReader): ReportField[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  const field = openFields(TITLES, language);
  const named = (
    name: 'Process' | 'Status' | 'Priority',
    table: typeof helpdeskProcesses | typeof ticketStatuses | typeof helpdeskPriorities,
  ) => {
    const texts = sql.identifier(`${name.toLowerCase()}_texts`);
    const kind = `helpdesk-${name.toLowerCase()}` as 'helpdesk-process' | 'helpdesk-status' | 'helpdesk-priority';
    return field(name, sql`coalesce(${texts}.${sql.identifier(`${name.toLowerCase()}_texts_name`)}, ${table.name})`, {
      choices: async () => {
        const known = textsOf(kind, language, 'known');
        const rows = await db
          .select({ text: sql<string>`coalesce(${known.name}, ${table.name})` })
          .from(table)
          .leftJoin(known, eq(known.code, table.textCode))
          .orderBy(table.code);
        return [...new Set(rows.map(({ text }) => text))].map((text) => ({ value: text, text }));
      },
    });
  };
  return [
    field('TicketID', sql`${tickets.number}`, { type: 'number', order: sql`${tickets.number}` }),
    field('Subject', sql`${tickets.subject}`),
    field('Requester', sql`${tickets.requesterLabel}`),
    named('Process', helpdeskProcesses),
    named('Status', ticketStatuses),
    named('Priority', helpdeskPriorities),
    field(
      'Assignee',
      sql`(select answering.name from persons answering join accounts answers on answers.person_id = answering.id
        where answers.id = ${tickets.assigneeId})`,
    ),
    field('CreatedAt', sql`${tickets.createdAt}`, { type: 'instant' }),
    field(
      'AgeInDays',
      sql`((coalesce(${tickets.closedAt}, ${at}) at time zone ${ZONE})::date - (${tickets.createdAt} at time zone ${ZONE})::date)`,
      { type: 'number' },
    ),
    field('DueAt', sql`${tickets.resolutionDueAt}`, { type: 'instant' }),
    field('IsOverdue', sql`(${tickets.closedAt} is null and ${tickets.resolutionDueAt} < ${at})`, { type: 'boolean' }),
    field('ClosedAt', sql`${tickets.closedAt}`, { type: 'instant', isHiddenAtFirst: true }),
    field('Rating', sql`${tickets.rating}`, { type: 'number', isHiddenAtFirst: true }),
  ];
}
