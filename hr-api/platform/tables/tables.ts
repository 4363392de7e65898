import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredTableLayout } from '../../../lib/contract/platform/tables';

/** How an account has arranged a table. */
export const tableLayouts = pgTable(
  'table_layouts',
  {
    /** Of `accounts`, as the schema's migration says: this layer knows no people. */
    accountId: uuid('account_id').notNull(),
    tableName: text('table_name').notNull(),
    layout: jsonb('layout').$type<StoredTableLayout>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tableName] })],
);
