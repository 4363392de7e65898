import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DashboardPage, TileCode } from '../../../lib/contract/dashboards/dashboard-rules';
import { accounts, roles } from '../../people/accounts/tables';

export interface StoredTile {
  readonly code: TileCode;
  readonly isShown: boolean;
  readonly isPinned: boolean;
}

const view = {
  page: text('page').$type<DashboardPage>().notNull(),
  tiles: jsonb('tiles').$type<readonly StoredTile[]>().notNull(),
};

/** How an account arranged a dashboard. */
export const dashboardViews = pgTable(
  'dashboard_views',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ...view,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.page] })],
);

/** What those of a role begin with. */
export const dashboardRoleViews = pgTable(
  'dashboard_role_views',
  {
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    ...view,
  },
  (table) => [primaryKey({ columns: [table.roleCode, table.page] })],
);
