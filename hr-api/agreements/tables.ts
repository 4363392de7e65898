import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../lib/contract/platform/languages';
import { uploads } from '../platform/files/tables';
import { persons } from '../people/tables';
import { accounts } from '../people/accounts/tables';
import { signatures } from '../workplace/signatures/tables';
import { instant } from '../platform/db/instant';

export const CONDUCT_KINDS = ['html', 'pdf', 'placeholder-pdf', 'profile-sections', 'signed-letter'] as const;

/**
 * One version of an agreement. `code` names this version on the wire; the newest published version of a series counts. It is a
 * draft while `publishedAt` is null, and asks nobody any more once it is withdrawn.
 */
export const conducts = pgTable(
  'conducts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    series: text('series').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: CONDUCT_KINDS }).notNull(),
    sectionCodes: text('section_codes').array().notNull().default([]),
    documentId: uuid('document_id').references(() => uploads.id),
    signsByItself: boolean('signs_by_itself').notNull().default(false),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('conducts_version').on(table.series, table.version),
    check(
      'conducts_kind',
      sql`${table.kind} in ('html', 'pdf', 'placeholder-pdf', 'profile-sections', 'signed-letter')`,
    ),
    check('conducts_document', sql`${table.documentId} is null or ${table.kind} not in ('html', 'profile-sections')`),
    check('conducts_sections', sql`(${table.kind} = 'profile-sections') = (cardinality(${table.sectionCodes}) > 0)`),
  ],
);

/** `content` and `agreeText` are HTML. */
export const conductTexts = pgTable(
  'conduct_texts',
  {
    conductId: uuid('conduct_id')
      .notNull()
      .references(() => conducts.id),
    language: text('language', { enum: languages }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    agreeText: text('agree_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conductId, table.language] })],
);

/** Who must agree; several rows add up. `value` is the unit's, location's or person's key, empty for everyone. */
export const conductAudiences = pgTable(
  'conduct_audiences',
  {
    conductId: uuid('conduct_id')
      .notNull()
      .references(() => conducts.id),
    kind: text('kind', { enum: ['everyone', 'unit', 'location', 'person'] }).notNull(),
    value: text('value').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.conductId, table.kind, table.value] }),
    check('conduct_audiences_kind', sql`${table.kind} in ('everyone', 'unit', 'location', 'person')`),
    check('conduct_audiences_value', sql`(${table.kind} = 'everyone') = (${table.value} = '')`),
  ],
);

export const acceptances = pgTable(
  'acceptances',
  {
    conductId: uuid('conduct_id')
      .notNull()
      .references(() => conducts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    acceptedAt: instant('accepted_at').notNull(),
    signatureId: uuid('signature_id').references(() => signatures.id),
    /** In which the words were read that were agreed to; null for what was accepted before this was noted. */
    language: text('language', { enum: languages }),
  },
  (table) => [
    primaryKey({ columns: [table.conductId, table.personId] }),
    index('acceptances_person').on(table.personId),
    index('acceptances_accepted').on(table.acceptedAt),
  ],
);

/** When HR reminded whom of what is still to be accepted. */
export const conductReminders = pgTable(
  'conduct_reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conductId: uuid('conduct_id')
      .notNull()
      .references(() => conducts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    remindedAt: instant('reminded_at').notNull(),
  },
  (table) => [index('conduct_reminders_person').on(table.conductId, table.personId, table.remindedAt)],
);
