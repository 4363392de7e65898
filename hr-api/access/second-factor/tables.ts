import { bigint, boolean, integer, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, roles } from '../../people/accounts/tables';
import { recordKeys } from '../../people/record/tables';
import { instant } from '../../platform/db/instant';
import { sessions } from '../sign-in/tables';

/** What a challenge is for: the first factor of an account, one beside those that it has, or a proof by a passkey that is there. */
export type ChallengePurpose = 'add-first' | 'add-further' | 'prove';

/** The authenticator app of an account: at most one. */
export const authenticators = pgTable('authenticators', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** What app and HR API have in common, sealed by a key of the record. */
  sealed: text('sealed').notNull(),
  keyId: integer('key_id')
    .notNull()
    .references(() => recordKeys.id),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  /** The newest half minute whose code was accepted: neither it nor an older one is accepted again. */
  lastStep: integer('last_step').notNull(),
});

/** The passkeys of an account: a few at most. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** In COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says of itself; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, such as `internal`, `hybrid` or `usb`. */
    transports: text('transports').array().notNull(),
    /** The host name that it was made for: nowhere else do browsers let it sign. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    /** Whether it is on more than one device. */
    isBackedUp: boolean('is_backed_up').notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id').on(table.credentialId),
    index('passkeys_account').on(table.accountId),
  ],
);

/** What passkeys are to sign next: at most one of a session for each purpose, good once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** SHA-256 of the challenge, hexadecimal. */
    challengeHash: text('challenge_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.purpose] })],
);

/** Codes for who has lost app or passkeys, good once each. Those that were used stay until all are made anew. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** Whether a role asks its holders for a second factor. A role without a row does not. */
export const roleFactorRules = pgTable('role_factor_rules', {
  roleCode: integer('role_code')
    .primaryKey()
    .references(() => roles.code),
  isRequired: boolean('is_required').notNull(),
  /** How many days from their first sign-in in the role its holders have for it. */
  graceDays: integer('grace_days').notNull(),
});

/** When somebody first signed in in a role that asks for a second factor, without having one. */
export const factorGraces = pgTable(
  'factor_graces',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    beganAt: instant('began_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roleCode] })],
);

/**
 * That somebody who lost their factors and codes is to begin without: asked for by one administrator and, once another agreed, waiting
 * for their next app or passkey. At most one of an account; those before are in the audit.
 */
export const factorResets = pgTable('factor_resets', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The account of who asked; null for an operator. */
  askedBy: uuid('asked_by'),
  askedAt: instant('asked_at').notNull(),
  reason: text('reason').notNull(),
  agreedAt: instant('agreed_at'),
});
