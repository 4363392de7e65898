import { eq } from 'drizzle-orm';
import { defaultKeys, type ShortcutKeys } from '../../../lib/contract/workplace/shortcut-keys';
import type { Database } from '../../platform/db/database';
import { shortcuts } from './tables';

export interface OwnShortcuts {
  readonly IsOn: boolean;
  readonly Keys: ShortcutKeys;
}

/** Keys that somebody gave to one action are not the standard ones of another that came later. */
function read(row: typeof shortcuts.$inferSelect | undefined): OwnShortcuts {
  const own = row?.keys ?? {};
  const taken = Object.values(own);
  const free = Object.entries(defaultKeys).map(([action, keys]) => [action, taken.includes(keys) ? '' : keys]);
  return { IsOn: row?.isOn ?? true, Keys: { ...Object.fromEntries(free), ...own } };
}

export async function shortcutsOf(db: Database, accountId: string): Promise<OwnShortcuts> {
  const [row] = await db.select().from(shortcuts).where(eq(shortcuts.accountId, accountId));
  return read(row);
}

/** The same, and nobody else changes them until the transaction ends. */
export async function lockShortcuts(db: Database, accountId: string): Promise<OwnShortcuts> {
  await db.insert(shortcuts).values({ accountId }).onConflictDoNothing();
  const [row] = await db.select().from(shortcuts).where(eq(shortcuts.accountId, accountId)).for('update');
  return read(row);
}

export async function storeShortcuts(db: Database, accountId: string, { IsOn, Keys }: OwnShortcuts): Promise<void> {
  await db.update(shortcuts).set({ isOn: IsOn, keys: Keys }).where(eq(shortcuts.accountId, accountId));
}
