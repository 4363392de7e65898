import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

/** Codes by which a password is set anew. The id is that of the request, so that a request mails one code however often it is worked on. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the id of the browser that asked for it, hexadecimal; null where the portal sent none. */
    browser: text('browser'),
    /** HMAC of the code and its account. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
    voidedAt: instant('voided_at'),
  },
  (table) => [
    index('password_codes_account').on(table.accountId, table.createdAt),
    index('password_codes_created_at').on(table.createdAt),
  ],
);
