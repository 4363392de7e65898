import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { employments } from '../../people/tables';
import { menus } from '../shell/tables';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

/** What an account has picked in the search, a menu entry or a person, once for each group. */
export const favourites = pgTable(
  'favourites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    groupCode: integer('group_code').notNull(),
    menuCode: integer('menu_code').references(() => menus.code, { onDelete: 'cascade' }),
    employmentId: uuid('employment_id').references(() => employments.id),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    unique('favourites_once')
      .on(table.accountId, table.groupCode, table.menuCode, table.employmentId)
      .nullsNotDistinct(),
    index('favourites_newest').on(table.accountId, table.groupCode, table.usedAt),
    check('favourites_group', sql`${table.groupCode} in (1, 2, 5, 13)`),
    check(
      'favourites_menu_or_person',
      sql`(${table.groupCode} = 1) = (${table.menuCode} is not null) and (${table.groupCode} = 1) = (${table.employmentId} is null)`,
    ),
  ],
);
