import { sql } from 'drizzle-orm';
import { capabilities } from './composed';
import { loadPermissions } from './people/accounts/permissions';
import { roles } from './people/accounts/tables';
import { allPermissions } from './permissions';
import type { Database } from './platform/db/database';
import { lockLoading } from './platform/db/lock-loading';
import { loadMenuEntries } from './workplace/shell/menu-entries';

const parts = capabilities
  .flatMap(({ referenceData }) => referenceData ?? [])
  .sort((one, other) => one.order - other.order);

const menuEntries = capabilities.flatMap((capability) => capability.menuEntries ?? []);

/** Loads what the product brings itself and the database has not got yet. Nothing that is there is touched. */
export async function loadReference(tx: Database): Promise<void> {
  for (const { table, where = sql`true`, load } of parts) {
    const { rows } = await tx.execute(sql`select 1 from ${table} where ${where} limit 1`);
    if (rows.length === 0) await load(tx);
  }
  await loadPermissions(tx, allPermissions);
  await loadMenuEntries(tx, menuEntries);
}

/** Brings a database that an earlier version filled what this one adds; an empty one stays empty. */
export async function completeReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLoading(tx);
    const known = await tx.select({ code: roles.code }).from(roles).limit(1);
    if (known.length > 0) await loadReference(tx);
  });
}
