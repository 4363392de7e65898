import { index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

const field = (name: string) => varchar(name, { length: 255 }).notNull().default('');

/**
 * A device that its owner registered while signed in (SSO-10, SSO-11). `code` is the wire's DeviceID; it opens nothing without
 * the secret, of which only the hash is here.
 */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, hexadecimal. */
    secretHash: text('secret_hash').notNull(),
    fcmToken: text('fcm_token').notNull().default(''),
    installationId: field('installation_id'),
    regId: text('reg_id').notNull().default(''),
    deviceType: field('device_type'),
    deviceName: field('device_name'),
    osVersion: field('os_version'),
    osModel: field('os_model'),
    macAddress: field('mac_address'),
    registeredAt: instant('registered_at').notNull(),
    activatedAt: instant('activated_at'),
    lastUsedAt: instant('last_used_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [index('devices_account').on(table.accountId)],
);
