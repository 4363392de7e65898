import { and, isNull } from 'drizzle-orm';
import { findAccountHolders, type AccountHolder, type HeldRole } from '../../../people/accounts/account-holders';
import { holdsPermission } from '../../../people/accounts/permissions';
import { accounts } from '../../../people/accounts/tables';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';

/** More people than are told of one file. */
const MAX_TOLD = 20;

export interface Importer {
  readonly holder: AccountHolder;
  readonly role: HeldRole;
}

/** Those who may import, and look after everybody. */
export async function findImporters(db: Database, now: Date): Promise<Importer[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(holdsPermission(accounts.id, 'people.import', dayOf(now)), isNull(accounts.disabledAt)))
    .orderBy(accounts.id);
  const ids = rows.map(({ id }) => id);
  const importers = (await findAccountHolders(db, ids, now)).flatMap((holder) => {
    const role = holder.roles.find(
      ({ actor }) => actor.permissions.has('people.import') && actor.scopes.includes('all'),
    );
    return role ? [{ holder, role }] : [];
  });
  return importers.slice(0, MAX_TOLD);
}
