import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { randomAccountId } from '../accounts';
import { knownBrowsers } from '../tables';

const HALF_A_YEAR = 180 * 24 * 3_600_000;

const sinceWhen = (now: Date) => new Date(now.getTime() - HALF_A_YEAR);

/** Whether somebody has signed in to the account with this browser. It asks the same for an id that nobody has. */
export async function isKnownBrowser(
  db: Database,
  { browser, accountId }: { readonly browser: string | null; readonly accountId: string | null },
  now: Date,
): Promise<boolean> {
  if (browser === null) return false;
  const isOfAccount = eq(knownBrowsers.accountId, accountId ?? randomAccountId());
  const [row] = await db
    .select({ browser: knownBrowsers.browser })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.browser, browser), isOfAccount, gt(knownBrowsers.lastUsedAt, sinceWhen(now))));
  return row !== undefined;
}

/** The accounts whose owners have signed in with this browser. */
export async function accountsKnownAt(db: Database, browser: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ accountId: knownBrowsers.accountId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.browser, browser), gt(knownBrowsers.lastUsedAt, sinceWhen(now))));
  return rows.map(({ accountId }) => accountId);
}

/** Keeps that the account's owner was here. */
export async function rememberBrowser(
  db: Database,
  { browser, accountId }: { readonly browser: string | null; readonly accountId: string },
  now: Date,
): Promise<void> {
  if (browser === null) return;
  await db
    .insert(knownBrowsers)
    .values({ browser, accountId, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.browser, knownBrowsers.accountId], set: { lastUsedAt: now } });
}

/** Forgets all browsers of an account, as after a change of its password. */
export async function forgetBrowsers(db: Database, accountId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.accountId, accountId));
}

/** Deletes browsers that were not used for half a year. */
export async function purgeBrowsers(db: Database, now: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, sinceWhen(now)));
}
