import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WhichRows } from '../../../../lib/contract/workplace/reports/question';
import { REPORT_FORMATS } from '../../../../lib/contract/workplace/reports/limits';
import {
  PAUSE_REASONS,
  SEND_CONDITIONS,
  type SendingReason,
} from '../../../../lib/contract/workplace/reports/sending/sending-rules';
import { accounts, roles } from '../../../people/accounts/tables';
import { instant } from '../../../platform/db/instant';
import { storedFiles } from '../../../platform/files/tables';
import { scheduleDeliveries, schedules } from '../../../platform/schedules/tables';
import { savedReports } from '../tables';

/** What of a report is asked for: a schedule leaves the days to the report, as they are when it is sent. */
export type SentRows = Pick<WhichRows, 'Filters' | 'AsOnDate' | 'FromDate' | 'ToDate'>;

/** A layout that is sent, at once or by a schedule, with the rights of its owner in one role. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    reportCode: text('report_code').notNull(),
    /** Null for a report with a fixed layout, and where the layout was removed since. */
    savedReportId: uuid('saved_report_id').references(() => savedReports.id, { onDelete: 'set null' }),
    hasLayout: boolean('has_layout').notNull(),
    name: text('name').notNull().default(''),
    scheduleId: uuid('schedule_id')
      .notNull()
      .unique()
      .references(() => schedules.id),
    /** Sent once, when somebody asked for it. */
    isImmediate: boolean('is_immediate').notNull(),
    format: text('format', { enum: REPORT_FORMATS }).notNull(),
    rows: jsonb('rows').$type<SentRows>().notNull(),
    /** In small letters. */
    addresses: jsonb('addresses').$type<readonly string[]>().notNull(),
    sendWhen: text('send_when', { enum: SEND_CONDITIONS }).notNull(),
    limitField: text('limit_field').notNull().default(''),
    limitValue: doublePrecision('limit_value').notNull().default(0),
    /** Whether it says what changed since the last mail. */
    showsChanges: boolean('shows_changes').notNull().default(false),
    pausedBecause: text('paused_because', { enum: PAUSE_REASONS }),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('report_schedules_account').on(table.accountId, table.createdAt),
    index('report_schedules_layout').on(table.savedReportId),
  ],
);
export type ReportScheduleRow = typeof reportSchedules.$inferSelect;

/** Whom its owner sends it to: an account, or everybody who holds a role when it is sent. */
export const reportRecipients = pgTable(
  'report_recipients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportScheduleId: uuid('report_schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id),
    roleCode: integer('role_code').references(() => roles.code),
  },
  (table) => [
    unique('report_recipients_account').on(table.reportScheduleId, table.accountId),
    unique('report_recipients_role').on(table.reportScheduleId, table.roleCode),
    check('report_recipients_one', sql`(${table.accountId} is null) <> (${table.roleCode} is null)`),
  ],
);

/** What somebody wishes about a schedule of another: to receive it, or to receive it no more. */
export const reportSubscriptions = pgTable(
  'report_subscriptions',
  {
    reportScheduleId: uuid('report_schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    isSubscribed: boolean('is_subscribed').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportScheduleId, table.accountId] }),
    index('report_subscriptions_account').on(table.accountId),
  ],
);

/** An address without an account that gets a layout until a day: these columns of the rows that the releaser sees then. */
export const reportReleases = pgTable(
  'report_releases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    savedReportId: uuid('saved_report_id')
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    untilOn: date('until_on').notNull(),
    fields: jsonb('fields').$type<readonly string[]>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('report_releases_address').on(table.savedReportId, table.address)],
);

/** How many rows of a file were not in the one before, are in it no more, or say something else. */
export interface ChangeCounts {
  readonly added: number;
  readonly altered: number;
  readonly gone: number;
}

/** What a delivery brought: its id is the delivery's, and so the mail's. */
export const reportDeliveries = pgTable(
  'report_deliveries',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => scheduleDeliveries.id, { onDelete: 'cascade' }),
    reportScheduleId: uuid('report_schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    /** Null for an address without an account. */
    accountId: uuid('account_id').references(() => accounts.id),
    address: text('address').notNull().default(''),
    roleCode: integer('role_code'),
    reasons: jsonb('reasons').$type<readonly SendingReason[]>().notNull().default([]),
    rowCount: integer('row_count').notNull().default(0),
    /** The names of the columns that it has, and the titles of those that were left out. */
    fields: jsonb('fields').$type<readonly string[]>().notNull().default([]),
    missingColumns: jsonb('missing_columns').$type<readonly string[]>().notNull().default([]),
    /** Until the mail is settled, or the link has ended. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    fileName: text('file_name').notNull().default(''),
    /** By which it is fetched; null where the file went along. */
    linkCode: text('link_code').unique(),
    linkEndsAt: instant('link_ends_at'),
    /** Over whom the role was held: another sight of the rows needs another file. */
    grants: text('grants').notNull().default(''),
    /** Since the file before; null where that is not told. */
    changes: jsonb('changes').$type<ChangeCounts>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('report_deliveries_schedule').on(table.reportScheduleId, table.createdAt),
    index('report_deliveries_account').on(table.accountId),
    index('report_deliveries_file')
      .on(table.createdAt)
      .where(sql`${table.fileId} is not null`),
  ],
);

/** What the rows of a file were that was sent: the next one of its recipient is compared with it, where both have one sight of them. */
export const reportDigests = pgTable('report_digests', {
  id: uuid('id')
    .primaryKey()
    .references(() => reportDeliveries.id, { onDelete: 'cascade' }),
  fileId: uuid('file_id')
    .notNull()
    .references(() => storedFiles.id),
  sight: text('sight').notNull(),
});
