import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ProofMeans } from '../../../lib/contract/access/proof-rules';
import { devices } from '../devices/tables';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the bearer token, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code').notNull(),
    flag: integer('flag').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because'),
    /** The session in another role that goes on from it. */
    replacedBy: uuid('replaced_by'),
    /** The registered device that began it, was registered in it, or either for the one it goes on from; null for none. */
    deviceId: uuid('device_id').references((): AnyPgColumn => devices.id),
    /** The kind of browser that it began in, such as `Firefox, Windows`; null where nobody said. */
    browserKind: text('browser_kind'),
    /** When its owner last proved that it is them; null where they have not. */
    provenAt: instant('proven_at'),
    /** By what, as `PROOF_MEANS` names it. */
    provenBy: text('proven_by').$type<ProofMeans>(),
    /** Whether an identity provider vouched when it began, or the one that it goes on from. */
    isVouched: boolean('is_vouched'),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_device').on(table.deviceId),
    index('sessions_ends_at').on(table.endsAt),
  ],
);

/** When an account signed in last, and the last time that it came back after days without; nulls where there is nothing to tell. */
export const visits = pgTable('visits', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  signedInAt: instant('signed_in_at').notNull(),
  awaySince: instant('away_since'),
  backAt: instant('back_at'),
});

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** HMAC of the code and its session. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    usedAt: instant('used_at'),
    voidedAt: instant('voided_at'),
  },
  (table) => [
    index('one_time_codes_account').on(table.accountId, table.createdAt),
    index('one_time_codes_session').on(table.sessionId),
  ],
);

/** Attempts that are counted against a limit: one row for each account, address or code holder with failures. */
export const attemptLimits = pgTable(
  'attempt_limits',
  {
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
    pausedUntil: instant('paused_until'),
  },
  (table) => [index('attempt_limits_last_failure_at').on(table.lastFailureAt)],
);

/** Browsers in which somebody has signed in or proven their mailbox. What strangers fail does not count against them. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the browser's id, hexadecimal. */
    browser: text('browser').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.accountId] }),
    index('known_browsers_account').on(table.accountId),
    index('known_browsers_last_used_at').on(table.lastUsedAt),
  ],
);
