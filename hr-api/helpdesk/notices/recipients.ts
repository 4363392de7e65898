import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { storedLanguage } from '../../platform/language';
import { persons } from '../../people/tables';
import { accounts } from '../../people/accounts/tables';

/** Somebody who is told of a ticket. */
export interface Recipient {
  readonly accountId: string;
  readonly name: string;
  /** Empty where they have none. */
  readonly mail: string;
  readonly language: Language;
}

/** Those of some accounts that may still sign in. */
export async function recipientsOf(db: Database, accountIds: readonly string[]): Promise<Recipient[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .select({ accountId: accounts.id, name: persons.name, mail: accounts.mail, language: accounts.language })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(inArray(accounts.id, [...accountIds]), isNull(accounts.disabledAt)));
  return rows.map((row) => ({ ...row, language: storedLanguage(row.language) ?? 'en' }));
}

/** What some accounts are called, those that are disabled included. */
export async function namesOfAccounts(
  db: Database,
  accountIds: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string | null | undefined, string>> {
  const wanted = accountIds.filter((id) => typeof id === 'string');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ accountId: accounts.id, name: persons.name })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(inArray(accounts.id, wanted));
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
}
