import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, roles } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';
import { REPORT_FORMATS } from '../../../lib/contract/workplace/reports/limits';

/** A layout of a report under a name. The report is named by its code, as reports are no rows. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    reportCode: text('report_code').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** What its list is narrowed to, as the portal writes it; null where it keeps nothing of that. */
    filter: text('filter'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_reports_name').on(table.accountId, table.reportCode, sql`lower(${table.name})`),
    index('saved_reports_report').on(table.reportCode),
  ],
);

/** A column of a layout; a field that the report has no more is left out when it is read. */
export const savedReportFields = pgTable(
  'saved_report_fields',
  {
    savedReportId: uuid('saved_report_id')
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    fieldName: text('field_name').notNull(),
    position: integer('position').notNull(),
    isShown: boolean('is_shown').notNull(),
    label: text('label').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.savedReportId, table.fieldName] })],
);

export const savedReportRoles = pgTable(
  'saved_report_roles',
  {
    savedReportId: uuid('saved_report_id')
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
  },
  (table) => [
    primaryKey({ columns: [table.savedReportId, table.roleCode] }),
    index('saved_report_roles_role').on(table.roleCode),
  ],
);

/** The writing of a file, under the code that its reader gave it. */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    reportCode: text('report_code').notNull(),
    format: text('format', { enum: REPORT_FORMATS }).notNull(),
    state: text('state', { enum: ['running', 'complete', 'failed', 'stopped'] }).notNull(),
    rowCount: integer('row_count').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('report_runs_code').on(table.accountId, table.code),
    index('report_runs_started').on(table.startedAt),
    check('report_runs_state', sql`${table.state} in ('running', 'complete', 'failed', 'stopped')`),
  ],
);
