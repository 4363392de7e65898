import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { devices } from '../devices/tables';
import { persons } from '../../people/tables';

export const accountKind = pgEnum('account_kind', ['employee', 'client', 'candidate']);
export const typeOfUser = pgEnum('type_of_user', ['E', 'V']);

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What signs in. An account that belongs to no person cannot. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loginId: varchar('login_id', { length: 50 }).notNull(),
    personId: uuid('person_id').references(() => persons.id),
    kind: accountKind('kind').notNull(),
    typeOfUser: typeOfUser('type_of_user').notNull().default('E'),
    mail: text('mail').notNull(),
    passwordHash: text('password_hash'),
    mustPassCode: boolean('must_pass_code').notNull().default(false),
    /** Answered as `ischg` when nothing else is pending (SOPQ-16). */
    popupFlag: integer('popup_flag').notNull().default(0),
    language: varchar('language', { length: 2 }),
    /** The role in which a session begins while it is held. */
    startingRole: integer('starting_role'),
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    uniqueIndex('accounts_login_id').on(sql`lower(${table.loginId})`),
    index('accounts_person').on(table.personId),
    index('accounts_mail').on(sql`lower(${table.mail})`),
    index('accounts_external')
      .on(table.personId)
      .where(sql`${table.typeOfUser} = 'V'`),
  ],
);

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
    /** The registered device that began it, was registered in it, or either for the one it goes on from; null for none. */
    deviceId: uuid('device_id').references((): AnyPgColumn => devices.id),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_device').on(table.deviceId),
    index('sessions_ends_at').on(table.endsAt),
  ],
);

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
