import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { insertRows } from '../../platform/insert-rows';
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
 * Opens accounts with the role in which everybody begins, that of an employee; one that somebody has already is theirs again. Whoever
 * was disabled by an administrator stays so.
 * @returns the people of whom somebody else has the login id
 */
export async function openAccounts(db: Database, openings: readonly Opening[]): Promise<string[]> {
  if (openings.length === 0) return [];
  const owned = await ownAccounts(
    db,
    openings.map(({ personId }) => personId),
  );
  const known = new Map(owned.map((account) => [account.personId, account]));
  const opened = new Map<string, string>();
  for (const { personId, mail, from } of openings) {
    const account = known.get(personId);
    if (!account || account.disabledBy) continue;
    const inviteOn = account.passwordHash ? null : from;
    await db
      .update(accounts)
      .set({ disabledAt: null, inviteOn, invitedAt: null, mail })
      .where(eq(accounts.id, account.id));
    opened.set(personId, account.id);
  }
  const fresh = openings.filter(({ personId }) => !known.has(personId));
  if (fresh.length > 0) {
    const rows = await db
      .insert(accounts)
      .values(
        fresh.map(({ personId, loginId, mail, from }) => ({
          loginId,
          personId,
          kind: 'employee' as const,
          mail,
          inviteOn: from,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: accounts.id, personId: accounts.personId });
    for (const { id, personId } of rows) if (personId) opened.set(personId, id);
  }
  const granted = openings.flatMap(({ personId, from }) => {
    const accountId = opened.get(personId);
    return accountId ? [{ accountId, roleCode: ROLE.employee, scope: 'self' as const, validFrom: from }] : [];
  });
  await insertRows(db, roleGrants, granted);
  return fresh.flatMap(({ personId }) => (opened.has(personId) ? [] : [personId]));
}

/** What somebody held when they left is not theirs again when they come back. */
export async function endGrants(db: Database, personId: string, leftOn: CalendarDate): Promise<void> {
  for (const { id } of await ownAccounts(db, [personId])) {
    const isOpen = and(eq(roleGrants.accountId, id), or(isNull(roleGrants.validTo), gt(roleGrants.validTo, leftOn)));
    await db.delete(roleGrants).where(and(isOpen, gte(roleGrants.validFrom, leftOn)));
    await db.update(roleGrants).set({ validTo: leftOn }).where(isOpen);
  }
}

const ownAccounts = (db: Database, personIds: readonly string[]) =>
  db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.personId, [...personIds]), eq(accounts.kind, 'employee')));
