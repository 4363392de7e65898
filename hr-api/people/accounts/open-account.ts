import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { ROLE } from './role-codes';
import { accounts, roleGrants } from './tables';

export interface Opening {
  readonly personId: string;
  readonly loginId: string;
  readonly mail: string;
  /** Their first day: from then on they come in, and are invited. */
  readonly from: CalendarDate;
}

/**
 * Opens somebody's account with the role in which everybody begins, that of an employee; one that they have already is theirs again.
 * Whoever was disabled by an administrator stays so.
 * @returns false where somebody else has the login id
 */
export async function openAccount(db: Database, { personId, loginId, mail, from }: Opening): Promise<boolean> {
  const [account] = await ownAccounts(db, personId);
  if (account?.disabledBy) return true;
  const inviteOn = account?.passwordHash ? null : from;
  const [opened] = account
    ? await db
        .update(accounts)
        .set({ disabledAt: null, inviteOn, invitedAt: null, mail })
        .where(eq(accounts.id, account.id))
        .returning({ id: accounts.id })
    : await db
        .insert(accounts)
        .values({ loginId, personId, kind: 'employee', mail, inviteOn })
        .onConflictDoNothing()
        .returning({ id: accounts.id });
  if (!opened) return false;
  await db.insert(roleGrants).values({ accountId: opened.id, roleCode: ROLE.employee, scope: 'self', validFrom: from });
  return true;
}

/** What somebody held when they left is not theirs again when they come back. */
export async function endGrants(db: Database, personId: string, leftOn: CalendarDate): Promise<void> {
  for (const { id } of await ownAccounts(db, personId)) {
    const isOpen = and(eq(roleGrants.accountId, id), or(isNull(roleGrants.validTo), gt(roleGrants.validTo, leftOn)));
    await db.delete(roleGrants).where(and(isOpen, gte(roleGrants.validFrom, leftOn)));
    await db.update(roleGrants).set({ validTo: leftOn }).where(isOpen);
  }
}

const ownAccounts = (db: Database, personId: string) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.personId, personId), eq(accounts.kind, 'employee')));
