import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { clockAt, isEmployedNow } from '../../people/own-day';
import { employments } from '../../people/tables';
import { isOfPerson, type Account, type OpenAccount } from '../sign-in/accounts';
import { accounts } from '../../people/accounts/tables';
import { identities } from './tables';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The account that an identity is bound to; null where it is bound to none. */
export async function accountIdOf(db: Database, { issuer, subject }: Identity): Promise<string | null> {
  const [row] = await db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.accountId ?? null;
}

/** The accounts with an address, in lower case, that may sign in today; those of client users count, so that none is mistaken. */
export function openAccountsOf(db: Database, address: string, now: Date): Promise<Account[]> {
  return openAccounts(db, now, eq(sql`lower(${accounts.mail})`, address));
}

/** An employee's account that may sign in today; null for any other. */
export async function openEmployee(db: Database, accountId: string, now: Date): Promise<OpenAccount | null> {
  const [account] = await openAccounts(db, now, eq(accounts.id, accountId));
  return employeeOf(account);
}

/** An account as an employee's that belongs to a person; null for any other. */
export function employeeOf(account: Account | undefined): OpenAccount | null {
  return account && account.kind === 'employee' && isOfPerson(account) ? account : null;
}

async function openAccounts(db: Database, now: Date, named: ReturnType<typeof eq>): Promise<Account[]> {
  const clock = await clockAt(db, now);
  const rows = await db
    .select({ account: accounts })
    .from(accounts)
    .leftJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(clock)))
    .where(
      and(
        named,
        isNull(accounts.disabledAt),
        or(sql`${accounts.kind} <> 'employee'`, sql`${employments.id} is not null`),
      ),
    )
    .limit(2);
  return rows.map(({ account }) => account);
}

/** Binds an identity to an account for good; null where the identity or the account is bound otherwise already. */
export async function bind(
  db: Database,
  identity: Identity,
  accountId: string,
  now: Date,
): Promise<'bound' | 'was bound' | null> {
  const { issuer, subject } = identity;
  const bound = await db
    .insert(identities)
    .values({ issuer, subject, accountId, boundAt: now })
    .onConflictDoNothing()
    .returning({ accountId: identities.accountId });
  if (bound.length > 0) return 'bound';
  return (await accountIdOf(db, identity)) === accountId ? 'was bound' : null;
}
