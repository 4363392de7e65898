import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/instant';
import { uploads } from '../platform/files/tables';
import { accounts } from '../people/accounts/tables';
import { recordSections, recordVersions } from '../people/record/tables';
import type { SealedAnswer } from '../people/record/values/values';
import { persons } from '../people/tables';
import { CHANGE_KINDS } from '../../lib/contract/people/record-rules';

export const PROPOSAL_STATES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

/**
 * What somebody asked for in a row of a record and others decide: all that the row would say, by the codes of the fields, the secret
 * ones sealed. What is in force stays until it is decided. `changed` are the fields it is about, `baseId` the row of values it was
 * made from.
 */
export const recordProposals = pgTable(
  'record_proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sectionCode: integer('section_code')
      .notNull()
      .references(() => recordSections.code),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    rowId: uuid('row_id').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => recordVersions.id),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    baseId: uuid('base_id'),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    secrets: jsonb('secrets').$type<Readonly<Record<string, SealedAnswer>>>().notNull(),
    changed: text('changed').array().notNull(),
    effectiveOn: date('effective_on'),
    state: text('state', { enum: PROPOSAL_STATES }).notNull(),
    comment: text('comment').notNull().default(''),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('record_proposals_open')
      .on(table.rowId)
      .where(sql`${table.state} = 'pending'`),
    index('record_proposals_person').on(table.personId, table.sectionCode, table.changedAt),
    check('record_proposals_state', sql`${table.state} in ('pending', 'approved', 'rejected', 'withdrawn')`),
    check('record_proposals_kind', sql`${table.kind} in ('add', 'change', 'delete')`),
  ],
);

/** What files of sections are uploaded for. */
export const SECTION_FILE = 'section';

/** What photos of candidates are uploaded for. */
export const CANDIDATE_PHOTO = 'candidate-photo';

/** Whose record a file belongs to, and which field, once a save has taken it up. */
export const recordFiles = pgTable(
  'record_files',
  {
    uploadId: uuid('upload_id')
      .primaryKey()
      .references(() => uploads.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    sectionCode: integer('section_code')
      .notNull()
      .references(() => recordSections.code),
    fieldCode: text('field_code').notNull(),
  },
  (table) => [index('record_files_person').on(table.personId)],
);
