import { eq, sql } from 'drizzle-orm';
import { dayOf, ZONE } from '../platform/dates';
import { textsOf } from '../platform/texts/data';
import { defineReport, type Names, openFields, type ReportField, type ReportReader } from '../workplace/reports/report';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses, tickets, ticketStatuses } from './tables';
import { TICKET_PAGE } from './tickets/lists/ticket-page';
import { visibleTickets } from './tickets/visibility';

const TITLES = {
  TicketID: { de: 'Ticket', en: 'Ticket', es: 'Ticket', fr: 'Ticket', ja: 'チケット', zh: '工单' },
  Subject: { de: 'Betreff', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名', zh: '主题' },
  Requester: { de: 'Anfrage von', en: 'Asked by', es: 'Solicitante', fr: 'Demandeur', ja: '依頼者', zh: '提问者' },
  RequesterID: {
    de: 'Personalnummer',
    en: 'Employee ID',
    es: 'Número de empleado',
    fr: 'Matricule',
    ja: '社員番号',
    zh: '工号',
  },
  Process: { de: 'Bereich', en: 'Process', es: 'Proceso', fr: 'Domaine', ja: '分野', zh: '类别' },
  SubProcess: {
    de: 'Unterbereich',
    en: 'Sub process',
    es: 'Subproceso',
    fr: 'Sous-domaine',
    ja: 'サブ分野',
    zh: '子类别',
  },
  Status: { de: 'Status', en: 'Status', es: 'Estado', fr: 'Statut', ja: 'ステータス', zh: '状态' },
  Priority: { de: 'Priorität', en: 'Priority', es: 'Prioridad', fr: 'Priorité', ja: '優先度', zh: '优先级' },
  Assignee: { de: 'Zugewiesen an', en: 'Assigned to', es: 'Asignado a', fr: 'Attribué à', ja: '担当者', zh: '负责人' },
  CreatedAt: { de: 'Erstellt', en: 'Created', es: 'Creado', fr: 'Créé', ja: '作成日時', zh: '创建时间' },
  UpdatedAt: { de: 'Aktualisiert', en: 'Updated', es: 'Actualizado', fr: 'Mis à jour', ja: '更新日時', zh: '更新时间' },
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

/** Where the names of what a ticket has stand, and under which alias the query joins them. */
const NAMED = {
  Process: { table: helpdeskProcesses, kind: 'helpdesk-process', alias: 'process_texts' },
  SubProcess: { table: helpdeskSubProcesses, kind: 'helpdesk-sub-process', alias: 'sub_process_texts' },
  Status: { table: ticketStatuses, kind: 'helpdesk-status', alias: 'status_texts' },
  Priority: { table: helpdeskPriorities, kind: 'helpdesk-priority', alias: 'priority_texts' },
} as const;

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
    const namesOf = <Name extends keyof typeof NAMED>(name: Name) =>
      textsOf(NAMED[name].kind, language, NAMED[name].alias);
    const [processes, subProcesses] = [namesOf('Process'), namesOf('SubProcess')];
    const [statuses, priorities] = [namesOf('Status'), namesOf('Priority')];
    return {
      fields: ticketFields(reader),
      from: sql`${tickets}
        join ${helpdeskProcesses} on ${eq(helpdeskProcesses.code, tickets.processCode)}
        join ${helpdeskSubProcesses} on ${eq(helpdeskSubProcesses.code, tickets.subProcessCode)}
        join ${ticketStatuses} on ${eq(ticketStatuses.code, tickets.statusCode)}
        join ${helpdeskPriorities} on ${eq(helpdeskPriorities.code, tickets.priorityCode)}
        left join ${processes} on ${processes.code} = ${helpdeskProcesses.textCode}
        left join ${subProcesses} on ${subProcesses.code} = ${helpdeskSubProcesses.textCode}
        left join ${statuses} on ${statuses.code} = ${ticketStatuses.textCode}
        left join ${priorities} on ${priorities.code} = ${helpdeskPriorities.textCode}`,
      where: visibleTickets(actor, 'either', dayOf(now)),
      key: sql`${tickets.id}`,
      rowCode: sql`${tickets.code}`,
      searched: sql`${tickets.searchText}`,
    };
  },
});

function ticketFields({ actor, language, now, db }: ReportReader): ReportField[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  const field = openFields(TITLES, language);
  const named = (name: keyof typeof NAMED) => {
    const { table, kind, alias } = NAMED[name];
    const texts = sql`${sql.identifier(alias)}.${sql.identifier(`${alias}_name`)}`;
    return field(name, sql`coalesce(${texts}, ${table.name})`, {
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
    field(
      'RequesterID',
      sql`(select asking.empid from persons asking join accounts asks on asks.person_id = asking.id
        where asks.id = ${tickets.requesterId})`,
      { isHiddenAtFirst: true },
    ),
    named('Process'),
    { ...named('SubProcess'), isHiddenAtFirst: true },
    named('Status'),
    named('Priority'),
    field(
      'Assignee',
      sql`(select answering.name from persons answering join accounts answers on answers.person_id = answering.id
        where answers.id = ${tickets.assigneeId})`,
    ),
    field('CreatedAt', sql`${tickets.createdAt}`, { type: 'instant', order: sql`${tickets.createdAt}` }),
    // Who asked learns nothing of the notes of the desk, nor when they were written.
    field(
      'UpdatedAt',
      sql`(case when ${tickets.requesterId} = ${actor.accountId} then ${tickets.updatedAt} else ${tickets.deskUpdatedAt} end)`,
      { type: 'instant', isHiddenAtFirst: true },
    ),
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
