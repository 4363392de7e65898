import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

/** The name by which a client's organisation knows its user, beside the login id of the account (CLI-02, CLI-03). */
export const clientUsers = pgTable(
  'client_users',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userName: varchar('user_name', { length: 50 }).notNull(),
    organisation: text('organisation').notNull(),
  },
  (table) => [index('client_users_name').on(sql`lower(${table.userName})`)],
);

/**
 * The step between the names and the code of a client user's sign-in. One for names that nobody has looks the same and can
 * never be passed: it has no account.
 */
export const clientSteps = pgTable(
  'client_steps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the step's token, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the names that were typed: what attempts are counted for, whether an account has these names or not. */
    namesHash: text('names_hash').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the id of the browser that began it, hexadecimal; null where the portal sent none. */
    browser: text('browser'),
    /** HMAC of the code, its step, the client user name and the client code. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    codeEndsAt: instant('code_ends_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
    voidedAt: instant('voided_at'),
  },
  (table) => [
    uniqueIndex('client_steps_token_hash').on(table.tokenHash),
    index('client_steps_names').on(table.namesHash, table.createdAt),
    index('client_steps_account').on(table.accountId),
    index('client_steps_ends_at').on(table.endsAt),
  ],
);
