import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { uploads } from '../platform/files/tables';
import { accounts } from '../people/accounts/tables';
import { instant } from '../platform/db/instant';

declare module '../platform/texts/tables' {
  interface TextKinds {
    'helpdesk-priority': true;
    'helpdesk-process': true;
    'helpdesk-status': true;
    'helpdesk-sub-process': true;
  }
}

/** What a file that is sent for a ticket is for. */
export const TICKET_FILE = 'ticket';

/** What is kept in settings: the wire's number, and a name. What the product brought has that name in every language. */
const isRetained = () => ({
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  textCode: text('text_code'),
});

export const helpdeskProcesses = pgTable('helpdesk_processes', {
  ...isRetained(),
  isActive: boolean('is_active').notNull().default(true),
  /** Whether those who work for a client may choose it. */
  isForClients: boolean('is_for_clients').notNull().default(false),
});

export const helpdeskSubProcesses = pgTable(
  'helpdesk_sub_processes',
  {
    ...isRetained(),
    processCode: integer('process_code')
      .notNull()
      .references(() => helpdeskProcesses.code),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('helpdesk_sub_processes_process').on(table.processCode)],
);

/** Targets are minutes of working time; 0 promises nothing. */
export const helpdeskPriorities = pgTable(
  'helpdesk_priorities',
  {
    ...isRetained(),
    isActive: boolean('is_active').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    responseMinutes: integer('response_minutes').notNull().default(0),
    resolutionMinutes: integer('resolution_minutes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('helpdesk_priorities_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
    check('helpdesk_priorities_targets', sql`${table.responseMinutes} >= 0 and ${table.resolutionMinutes} >= 0`),
  ],
);

/**
 * What state a ticket is in. `nextCodes` are the wire's DependsCodes as the desk has them, `requesterNextCodes` as who asked
 * has them, the likely one first.
 */
export const ticketStatuses = pgTable('ticket_statuses', {
  ...isRetained(),
  nextCodes: integer('next_codes').array().notNull(),
  requesterNextCodes: integer('requester_next_codes').array().notNull(),
  /** While a ticket has it, its clock stands still. */
  isPaused: boolean('is_paused').notNull().default(false),
  isClosed: boolean('is_closed').notNull().default(false),
});

/** Who answers the tickets of a process. Counts only while the account holds the role helpdesk. */
export const helpdeskMembers = pgTable(
  'helpdesk_members',
  {
    processCode: integer('process_code')
      .notNull()
      .references(() => helpdeskProcesses.code),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Hears of what is late. */
    isLead: boolean('is_lead').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.processCode, table.accountId] }),
    index('helpdesk_members_account').on(table.accountId),
  ],
);

/** One row, which triggers change with every write to the settings or their texts: another version is another catalogue. */
export const helpdeskVersions = pgTable('helpdesk_versions', {
  version: uuid('version').notNull().defaultRandom(),
});

/**
 * A question of one account and all that came of it. `number` is the wire's TicketID, `code` its QueryCode. The due instants are
 * null where nothing is promised and while the clock stands still, when the minutes that were left are kept instead.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    number: integer('number').notNull().unique().generatedByDefaultAsIdentity(),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => accounts.id),
    /** Number and name as they were then, so that the desk finds a ticket by who asked. */
    requesterLabel: text('requester_label').notNull(),
    subject: text('subject').notNull(),
    processCode: integer('process_code')
      .notNull()
      .references(() => helpdeskProcesses.code),
    subProcessCode: integer('sub_process_code')
      .notNull()
      .references(() => helpdeskSubProcesses.code),
    priorityCode: integer('priority_code')
      .notNull()
      .references(() => helpdeskPriorities.code),
    statusCode: integer('status_code')
      .notNull()
      .references(() => ticketStatuses.code),
    assigneeId: uuid('assignee_id').references(() => accounts.id),
    /** The page that was open when it was asked. */
    path: text('path').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The last thing that its requester can see. */
    updatedAt: instant('updated_at').notNull(),
    /** The last thing that the desk can see, notes included. */
    deskUpdatedAt: instant('desk_updated_at').notNull(),
    lastFromRequesterAt: instant('last_from_requester_at').notNull(),
    lastFromDeskAt: instant('last_from_desk_at'),
    /** When the desk first answered. */
    answeredAt: instant('answered_at'),
    closedAt: instant('closed_at'),
    responseDueAt: instant('response_due_at'),
    resolutionDueAt: instant('resolution_due_at'),
    responseLeft: integer('response_left'),
    resolutionLeft: integer('resolution_left'),
    /** When those who lead were told that a target has passed. */
    responseEscalatedAt: instant('response_escalated_at'),
    resolutionEscalatedAt: instant('resolution_escalated_at'),
    rating: smallint('rating'),
    ratingComment: text('rating_comment').notNull().default(''),
    ratedAt: instant('rated_at'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`searchable(number::text || ' ' || subject || ' ' || requester_label)`),
    /** By when something has to happen next; infinity where nothing is promised or the clock stands still. */
    dueSortAt: instant('due_sort_at')
      .notNull()
      .generatedAlwaysAs(
        sql`case when closed_at is not null then 'infinity'::timestamptz
          else coalesce(least(case when answered_at is null then response_due_at end, resolution_due_at), 'infinity'::timestamptz) end`,
      ),
  },
  (table) => [
    index('tickets_requester').on(table.requesterId, table.number),
    index('tickets_queue').on(table.processCode, table.statusCode, table.number),
    index('tickets_assignee').on(table.assigneeId, table.statusCode, table.number),
    index('tickets_updated').on(table.updatedAt, table.number),
    index('tickets_desk_updated').on(table.deskUpdatedAt, table.number),
    index('tickets_due_sort').on(table.dueSortAt, table.number),
    index('tickets_priority').on(table.priorityCode, table.number),
    index('tickets_open')
      .on(table.processCode, table.number)
      .where(sql`${table.closedAt} is null`),
    index('tickets_response_due')
      .on(table.responseDueAt)
      .where(sql`${table.answeredAt} is null`),
    index('tickets_resolution_due')
      .on(table.resolutionDueAt)
      .where(sql`${table.closedAt} is null`),
    index('tickets_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('tickets_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** What an event of a ticket changed; both are as they were named then, in English where the product named them. */
export interface TicketChange {
  readonly what: 'assignee' | 'priority' | 'status' | 'sub-process' | 'rating' | 'escalation';
  readonly from: string;
  readonly to: string;
}

/**
 * One entry of a conversation: a message, a note that only the desk sees, or an event without words. Status and priority are
 * those the ticket had from then on.
 */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id),
    kind: text('kind', { enum: ['message', 'note', 'event'] }).notNull(),
    side: text('side', { enum: ['requester', 'desk', 'system'] }).notNull(),
    /** Null where the product itself acted. */
    authorId: uuid('author_id').references(() => accounts.id),
    /** As typed; empty for an event. */
    body: text('body').notNull(),
    change: jsonb('change').$type<TicketChange>(),
    uploadId: uuid('upload_id').references(() => uploads.id),
    statusCode: integer('status_code')
      .notNull()
      .references(() => ticketStatuses.code),
    priorityCode: integer('priority_code')
      .notNull()
      .references(() => helpdeskPriorities.code),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.createdAt),
    index('ticket_messages_upload').on(table.uploadId),
    check('ticket_messages_author', sql`(${table.authorId} is null) = (${table.side} = 'system')`),
  ],
);

/** How far an account has read a ticket. */
export const ticketReadings = pgTable(
  'ticket_readings',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.accountId] })],
);

/** An answer that the desk gives often. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Null for every process. */
    processCode: integer('process_code').references(() => helpdeskProcesses.code),
    /** Whether others of the desk use it too. */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (table) => [index('saved_replies_account').on(table.accountId)],
);
