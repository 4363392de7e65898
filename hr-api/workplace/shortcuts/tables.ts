import { boolean, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ShortcutKeys } from '../../../lib/contract/workplace/shortcut-keys';
import { accounts } from '../../people/accounts/tables';

/** The shortcuts of an account whose holder set some; `keys` has the actions that were set. */
export const shortcuts = pgTable('shortcuts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull().default(true),
  keys: jsonb('keys').$type<Partial<ShortcutKeys>>().notNull().default({}),
});
