import { sql } from 'drizzle-orm';
import { loadBuddies } from './buddy/sample';
import type { Database } from './db/database';
import { loadGallery } from './happenings/gallery';
import { loadRoles } from './roles/sample';
import { roles } from './roles/tables';
import { loadShell } from './shell/sample';
import { loadTours } from './tours/sample';

/** Any number: two processes that fill the same database take turns. */
const LOAD_LOCK = 7_340_126;

/** Holds the filling of a database until the transaction ends. */
export async function lockLoading(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
}

/**
 * Loads what the product brings itself: roles, modules, menus and their names, the cards for wishes, tours; nothing where
 * roles are known already.
 */
export async function loadReference(tx: Database): Promise<void> {
  const known = await tx.select({ code: roles.code }).from(roles).limit(1);
  if (known.length > 0) return;
  await loadRoles(tx);
  await loadShell(tx);
  await loadGallery(tx);
  await loadTours(tx);
  await loadBuddies(tx);
}
