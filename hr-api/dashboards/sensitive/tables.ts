import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SENSITIVE_TILES, SMALL_GROUP, type SensitiveTile } from '../../../lib/contract/dashboards/sensitive-rules';
import { sessions } from '../../access/sign-in/tables';
import { instant } from '../../platform/db/instant';
import type { PublishedView } from '../small-groups/publish-cuts';

/** The one row of what the organisation has switched on; without it nothing is. */
export const sensitiveSettings = pgTable(
  'sensitive_settings',
  {
    id: boolean('id').primaryKey().default(true),
    tiles: text('tiles').array().$type<SensitiveTile[]>().notNull().default([]),
    threshold: integer('threshold').notNull().default(SMALL_GROUP.first),
  },
  (table) => [
    check('sensitive_settings_one', sql`${table.id}`),
    check('sensitive_settings_threshold', sql`${table.threshold} >= 3`),
  ],
);

/** For what a session reads sensitive figures. */
export const sensitivePurposes = pgTable('sensitive_purposes', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  purpose: text('purpose').notNull(),
});

/**
 * What may be told of a month, all cuts of it, as it was counted: hidden cells are not in it. It is one row, so that a month is there whole
 * or not at all, and the database refuses to count it a second time.
 */
export const sensitiveMonths = pgTable(
  'sensitive_months',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tile: text('tile', { enum: SENSITIVE_TILES }).notNull(),
    /** The last day of the month. */
    monthEnd: date('month_end').notNull(),
    threshold: integer('threshold').notNull(),
    views: jsonb('views').$type<readonly PublishedView[]>().notNull(),
    /** Of what was counted: it finds out whether the records still say the same. */
    fingerprint: text('fingerprint').notNull(),
    countedAt: instant('counted_at').notNull(),
    /** When it was last looked whether the records still say the same. */
    comparedAt: instant('compared_at').notNull(),
    supersededAt: instant('superseded_at'),
  },
  (table) => [uniqueIndex('sensitive_months_month').on(table.tile, table.monthEnd)],
);
