import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { languages } from '../../lib/contract/languages';
import { persons } from '../people/tables';

export const CONDUCT_KINDS = ['html', 'placeholder-pdf', 'profile-sections', 'signed-letter'] as const;

/** One version of an agreement. `code` names this version on the wire; the newest published version of a series counts. */
export const conducts = pgTable(
  'conducts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    series: text('series').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: CONDUCT_KINDS }).notNull(),
    sectionCodes: text('section_codes').array().notNull().default([]),
    documentCode: text('document_code'),
    signsByItself: boolean('signs_by_itself').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    unique('conducts_version').on(table.series, table.version),
    check('conducts_kind', sql`${table.kind} in ('html', 'placeholder-pdf', 'profile-sections', 'signed-letter')`),
    check(
      'conducts_document',
      sql`(${table.kind} in ('placeholder-pdf', 'signed-letter')) = (${table.documentCode} is not null)`,
    ),
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
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conductId, table.personId] }),
    index('acceptances_person').on(table.personId),
  ],
);
