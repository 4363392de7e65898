import { pgTable, text } from 'drizzle-orm/pg-core';

/** The one row names the least release that runs on this schema; a migration that takes away raises it. */
export const schemaFloor = pgTable('schema_floor', { leastRelease: text('least_release').primaryKey() });
