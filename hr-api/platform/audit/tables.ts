import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

/** Who did what to which record, and what it was before and after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    accountId: uuid('account_id'),
    roleCode: integer('role_code'),
    requestId: text('request_id').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Whom it is about, where it is about a person; a plain id, since rows outlive those whom they name. */
    personId: uuid('person_id'),
    action: text('action').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at),
    index('audit_entries_account').on(table.accountId, table.at),
    index('audit_entries_at').on(table.at, table.id),
  ],
);
