import { lockLoading } from './platform/db/lock-loading';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { loadBuddies } from './workplace/buddy/sample';
import { loadClientUserRole } from './workplace/shell/client-user-role';
import type { Database } from './platform/db/database';
import { loadGallery } from './workplace/happenings/gallery';
import { loadHelpdesk } from './helpdesk/sample/reference';
import { ticketStatuses } from './helpdesk/tables';
import { loadNotificationWords } from './workplace/notifications/sample';
import { CLIENT_USER_ROLE, loadRoles } from './people/accounts/role-codes';
import { loadPermissions } from './people/accounts/permissions';
import { roles } from './people/accounts/tables';
import { allPermissions } from './permissions';
import { loadShell } from './workplace/shell/sample';
import { loadTours } from './workplace/tours/sample';

interface Part {
  /** Has rows, or such rows, once the part was loaded. */
  readonly table: PgTable;
  readonly where?: SQL;
  readonly load: (tx: Database) => Promise<void>;
}

/** What each version of the product brought, the oldest first. */
const PARTS: readonly Part[] = [
  { table: roles, load: loadFirstRelease },
  { table: ticketStatuses, load: loadHelpdesk },
  { table: roles, where: eq(roles.code, CLIENT_USER_ROLE), load: loadClientUserRole },
];

async function loadFirstRelease(tx: Database): Promise<void> {
  await loadRoles(tx);
  await loadShell(tx);
  await loadGallery(tx);
  await loadTours(tx);
  await loadBuddies(tx);
  await loadNotificationWords(tx);
}

/**
 * Loads what the product brings itself and the database has not got yet: roles, modules, menus and their names, the cards for
 * wishes, tours; the processes, priorities and statuses of the helpdesk. Nothing that is there is touched.
 */
export async function loadReference(tx: Database): Promise<void> {
  for (const { table, where = sql`true`, load } of PARTS) {
    const { rows } = await tx.execute(sql`select 1 from ${table} where ${where} limit 1`);
    if (rows.length === 0) await load(tx);
  }
  await loadPermissions(tx, allPermissions);
}

/** Brings a database that an earlier version filled what this one adds; an empty one stays empty. */
export async function completeReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLoading(tx);
    const known = await tx.select({ code: roles.code }).from(roles).limit(1);
    if (known.length > 0) await loadReference(tx);
  });
}
