import { isNull, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

/** Who did what to which record, and what it was before and after. Rows are only ever added; `sealed_in` alone is set later. */
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
    /** The block in which the row is; empty until the job has sealed it, which is how the job finds it. */
    sealedIn: integer('sealed_in'),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at),
    index('audit_entries_account').on(table.accountId, table.at),
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_unsealed').on(table.at, table.id).where(isNull(table.sealedIn)),
  ],
);

/** Audit rows that were sealed together; each block holds the hash of the one before. Rows are only ever added. */
export const auditBlocks = pgTable(
  'audit_blocks',
  {
    /** From 1 on, without a gap. */
    number: integer('number').primaryKey(),
    /** In which form the block and its rows were hashed. */
    form: integer('form').notNull(),
    entryCount: integer('entry_count').notNull(),
    hash: text('hash').notNull(),
    /** Of the block before; empty in the first one. */
    hashBefore: text('hash_before').notNull(),
    sealedAt: instant('sealed_at').notNull(),
  },
  (table) => [check('audit_blocks_entry_count', sql`${table.entryCount} > 0`)],
);

export type AuditBlock = typeof auditBlocks.$inferSelect;

/** The hash of each sealed audit row and its place in a block, from 1 on. It stays when the row is purged, which it then says. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    entryId: uuid('entry_id').primaryKey(),
    block: integer('block')
      .notNull()
      .references(() => auditBlocks.number),
    place: integer('place').notNull(),
    hash: text('hash').notNull(),
    purgedAt: instant('purged_at'),
  },
  (table) => [uniqueIndex('audit_seals_place').on(table.block, table.place)],
);
