import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    business: true;
    'job-status': true;
    level: true;
    location: true;
    unit: true;
  }
}

/** The number by which lists of master data know a row whose code is a word. */
const numberOfRow = () => integer('number').notNull().generatedAlwaysAsIdentity();

/**
 * What an assignment points to. Names are in `texts` under the kind of the same word (`business`, `unit`, `location`,
 * `level`, `job-status`); a company is a legal entity and has one name in every language.
 */
export const businesses = pgTable('businesses', {
  code: text('code').primaryKey(),
  number: numberOfRow(),
  position: integer('position').notNull(),
  /** The picture of the portal's that stands behind the heads of its people's records. */
  coverImagePath: text('cover_image_path').notNull().default(''),
});

export const companies = pgTable('companies', {
  code: text('code').primaryKey(),
  number: numberOfRow(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
});

/** Where a history begins that nobody wrote down: before every day that counts. */
export const SINCE_EVER = '0001-01-01';

/**
 * The organisation as a tree: only its root has no parent. A unit lives from a day up to, not including, another; the tree of each day
 * is in `unit_parents`. The parent here and the name in `texts` are those of today, written beside: by each change, and each night.
 */
export const units = pgTable(
  'units',
  {
    code: text('code').primaryKey(),
    /** Of today, for the release before; nothing reads it. */
    parentCode: text('parent_code').references((): AnyPgColumn => units.code),
    position: integer('position').notNull(),
    validFrom: date('valid_from').notNull().default(SINCE_EVER),
    validTo: date('valid_to'),
  },
  (table) => [
    index('units_parent').on(table.parentCode),
    check('units_not_own_parent', sql`${table.parentCode} <> ${table.code}`),
  ],
);

/** The columns of what holds of a unit for a span of days. */
export const ofUnit = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  unitCode: text('unit_code')
    .notNull()
    .references(() => units.code),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
});

/**
 * Below what a unit stands on each day, those before and after its life too: a closed unit stays where it stood, so that whoever looks
 * after the units above still sees those who left from it. The database begins each unit's row with the unit.
 */
export const unitParents = pgTable(
  'unit_parents',
  { ...ofUnit(), parentCode: text('parent_code').references(() => units.code) },
  (table) => [
    index('unit_parents_below').on(table.parentCode, table.validFrom, table.validTo, table.unitCode),
    index('unit_parents_above').on(table.unitCode, table.validFrom, table.validTo, table.parentCode),
    check('unit_parents_span', sql`${table.validTo} > ${table.validFrom}`),
    check('unit_parents_not_own', sql`${table.parentCode} <> ${table.unitCode}`),
  ],
);

/** What a unit is called from a day on, in each language. One that was never renamed has its name in `texts` alone. */
export const unitNames = pgTable(
  'unit_names',
  { ...ofUnit(), names: jsonb('names').$type<Readonly<Record<Language, string>>>().notNull() },
  (table) => [
    index('unit_names_unit').on(table.unitCode, table.validFrom),
    check('unit_names_span', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

export const locations = pgTable('locations', {
  code: text('code').primaryKey(),
  number: numberOfRow(),
  country: text('country').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Of `calendars`, one release later by a constraint too; null is the organisation's. */
  calendarCode: integer('calendar_code'),
});

/** `rank` orders levels from the most junior up. */
export const levels = pgTable('levels', {
  code: text('code').primaryKey(),
  number: numberOfRow(),
  rank: integer('rank').notNull().unique(),
});

/** `endsBy`: whether such a status is entered with a length, an end date, or runs until the next one. */
export const jobStatusKinds = pgTable(
  'job_status_kinds',
  {
    code: integer('code').primaryKey(),
    endsBy: text('ends_by', { enum: ['length', 'date', 'next'] }).notNull(),
  },
  (table) => [check('job_status_kinds_ends_by', sql`${table.endsBy} in ('length', 'date', 'next')`)],
);
