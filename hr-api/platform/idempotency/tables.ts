import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

/** The answers of writes that came with an Idempotency-Key, each written in the transaction of its write. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** HMAC-SHA-256 of the request as the contract reads it, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    /** The JSON text of the reply, which a success answers with; null only inside the write's own transaction. */
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotency_records_created_at').on(table.createdAt),
  ],
);
