import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    business: true;
    'job-status': true;
    level: true;
    location: true;
    unit: true;
  }
}

/**
 * What an assignment points to. Names are in `texts` under the kind of the same word (`business`, `unit`, `location`,
 * `level`, `job-status`); a company is a legal entity and has one name in every language.
 */
export const businesses = pgTable('businesses', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  /** The picture of the portal's that stands behind the heads of its people's records. */
  coverImagePath: text('cover_image_path').notNull().default(''),
});

export const companies = pgTable('companies', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
});

/** The organisation as a tree: only its root has no parent. */
export const units = pgTable(
  'units',
  {
    code: text('code').primaryKey(),
    parentCode: text('parent_code').references((): AnyPgColumn => units.code),
    position: integer('position').notNull(),
  },
  (table) => [
    index('units_parent').on(table.parentCode),
    check('units_not_own_parent', sql`${table.parentCode} <> ${table.code}`),
  ],
);

export const locations = pgTable('locations', {
  code: text('code').primaryKey(),
  country: text('country').notNull(),
  timeZone: text('time_zone').notNull(),
});

/** `rank` orders levels from the most junior up. */
export const levels = pgTable('levels', { code: text('code').primaryKey(), rank: integer('rank').notNull().unique() });

/** `endsBy`: whether such a status is entered with a length, an end date, or runs until the next one. */
export const jobStatusKinds = pgTable(
  'job_status_kinds',
  {
    code: integer('code').primaryKey(),
    endsBy: text('ends_by', { enum: ['length', 'date', 'next'] }).notNull(),
  },
  (table) => [check('job_status_kinds_ends_by', sql`${table.endsBy} in ('length', 'date', 'next')`)],
);
