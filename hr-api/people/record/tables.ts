import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant';
import { accounts } from '../accounts/tables';
import { persons } from '../tables';
import type { SectionDefinition } from '../../../lib/contract/people/section-definition';

/** The sections that HR defines, by their codes on the wire. What a section is at a time stands in its versions. */
export const recordSections = pgTable('record_sections', {
  code: integer('code').primaryKey(),
  position: integer('position').notNull(),
  /** Asked for no more; what it holds stays. */
  retiredAt: instant('retired_at'),
});

/**
 * What a section is from a day on, until a later version. A draft becomes a version by being published, and is never changed after; while
 * HR writes it, it may lack what a definition has to have.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sectionCode: integer('section_code')
      .notNull()
      .references(() => recordSections.code),
    number: integer('number').notNull(),
    definition: jsonb('definition').$type<SectionDefinition>().notNull(),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    /** Null while it is a draft. */
    validFrom: date('valid_from'),
    publishedAt: instant('published_at'),
    publishedBy: uuid('published_by').references(() => accounts.id),
    /** Of a draft: how often it was saved, last when and by whom, and the number of the version that it was made from. */
    revision: integer('revision').notNull().default(0),
    savedAt: instant('saved_at'),
    /** An account; accounts are never deleted. */
    savedBy: uuid('saved_by'),
    basedOn: integer('based_on'),
  },
  (table) => [
    uniqueIndex('record_versions_number').on(table.sectionCode, table.number),
    uniqueIndex('record_versions_draft')
      .on(table.sectionCode)
      .where(sql`${table.state} = 'draft'`),
    check('record_versions_valid_from', sql`(${table.state} = 'published') = (${table.validFrom} is not null)`),
  ],
);

/**
 * What a row of a section says of a person from a day on, by the codes of the fields; it is shown by the version that it was saved
 * under. A section with one row has a row id of its own for each person. What was said of days to come, or of the same day, and is
 * said otherwise now is superseded: it counts no more, and stays to be read.
 */
export const recordValues = pgTable(
  'record_values',
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
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    recordedAt: instant('recorded_at').notNull(),
    /** Null where the product brought it. */
    recordedBy: uuid('recorded_by').references(() => accounts.id),
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    index('record_values_person').on(table.personId, table.sectionCode, table.validFrom),
    index('record_values_valid_from').on(table.validFrom),
    index('record_values_section').on(table.sectionCode, table.personId),
    check('record_values_span', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

/** Keys that secret answers are sealed with, themselves sealed with a key that is derived from HR_API_KEY. The newest one seals. */
export const recordKeys = pgTable('record_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The secret answers of a row of values, by the codes of their fields: sealed, with what finds an equal one and the last signs. */
export const recordSecrets = pgTable(
  'record_secrets',
  {
    valueId: uuid('value_id')
      .notNull()
      .references(() => recordValues.id, { onDelete: 'cascade' }),
    fieldCode: text('field_code').notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => recordKeys.id),
    sealed: text('sealed').notNull(),
    hash: text('hash').notNull(),
    lastSigns: text('last_signs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.valueId, table.fieldCode] }),
    index('record_secrets_hash').on(table.hash),
    index('record_secrets_key').on(table.keyId),
  ],
);
