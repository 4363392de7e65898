import { randomUUID } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { clockAt, isEmployedNow, ownDayOf } from '../../people/own-day';
import { employments, persons } from '../../people/tables';
import { ROLE } from '../../people/accounts/role-codes';
import { rolesOf } from '../../people/accounts/roles';
import { accounts } from '../../people/accounts/tables';

/**
 * What stands for the account or the person of an id that nobody has, so that the same is asked of the database: another one each
 * time, because the place of one and the same would be found faster.
 */
export const randomAccountId = (): string => randomUUID();

export type Account = typeof accounts.$inferSelect;

/** An account that may sign in: enabled, and of a person. */
export type OpenAccount = Account & { readonly personId: string };

/**
 * An account, and whether it may come in today as employees do: enabled, and of somebody employed. Client users have a sign-in method of
 * their own.
 */
export type FoundAccount = { account: OpenAccount; isOpen: true } | { account: Account; isOpen: false };

/** A login id as it was typed, without the blanks around it. */
export const loginIdOf = (typed: string) => typed.trim();

/** Enabled, and of somebody employed on the day that `employments` are joined for. */
const isOpen = sql<boolean>`${employments.id} is not null and ${accounts.disabledAt} is null and ${accounts.kind} = 'employee'`;

const isOfLoginId = (loginId: string) => sql`lower(${accounts.loginId}) = lower(${loginId})`;

/** The account of a login id in any case, and whether it may sign in today. */
export function findAccount(db: Database, loginId: string, now: Date): Promise<FoundAccount | null> {
  return accountWhere(db, isOfLoginId(loginId), now);
}

/** The account of an id if it may sign in today, else null. */
export async function openAccountById(db: Database, accountId: string, now: Date): Promise<OpenAccount | null> {
  const found = await accountWhere(db, eq(accounts.id, accountId), now);
  return found?.isOpen ? found.account : null;
}

async function accountWhere(db: Database, condition: SQL, now: Date): Promise<FoundAccount | null> {
  const clock = await clockAt(db, now);
  const [row] = await db
    .select({ account: accounts, isOpen })
    .from(accounts)
    .leftJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(clock)))
    .where(condition);
  if (!row) return null;
  const { account } = row;
  return row.isOpen && isOfPerson(account) ? { account, isOpen: true } : { account, isOpen: false };
}

/** Whose a login id is, and whether they may sign in today; the id is null where it is nobody's. */
export interface AccountStanding {
  readonly id: string | null;
  readonly isOpen: boolean;
}

/**
 * The standing of a login id in any case. It takes as long for one that nobody has (T56): there is a row, an employment is looked
 * for, and nothing but the id is read of an account.
 */
export async function findStanding(db: Database, loginId: string, now: Date): Promise<AccountStanding> {
  const clock = await clockAt(db, now);
  const personId = sql`coalesce(${accounts.personId}, ${randomAccountId()})`;
  const [row] = await db
    .select({ id: accounts.id, isOpen })
    .from(sql`(select) as asked`)
    .leftJoin(accounts, isOfLoginId(loginId))
    .leftJoin(employments, and(eq(employments.personId, personId), isEmployedNow(clock)));
  return row ?? { id: null, isOpen: false };
}

/** Whether an account can sign in at all: one that belongs to nobody cannot. */
export const isOfPerson = (account: Account): account is OpenAccount => account.personId !== null;

export async function accountById(db: Database, accountId: string): Promise<OpenAccount> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account?.personId) throw new Error('A session is of an account that belongs to nobody');
  return { ...account, personId: account.personId };
}

export async function nameOf(db: Database, personId: string): Promise<string> {
  const [person] = await db.select({ name: persons.name }).from(persons).where(eq(persons.id, personId));
  return person?.name ?? '';
}

/** The role in which a session begins: the account's own where it is held, else Employee, else the lowest; 0 where none is. */
export async function firstRoleOf(db: Database, { id, personId, startingRole }: Account, now: Date): Promise<number> {
  const held = personId === null ? [] : await rolesOf(db, id, await ownDayOf(db, personId, now));
  return [startingRole, ROLE.employee].find((code) => code !== null && held.includes(code)) ?? held[0] ?? 0;
}

/** What a session past its password and code still waits for (SCON-04): the code of conduct, else the account's popup. */
export async function flagAfterCode(
  { db, services, now }: Pick<CallContext, 'db' | 'services' | 'now'>,
  { personId, popupFlag }: OpenAccount,
): Promise<number> {
  return (await services.pendingFlag(db, personId, now)) ?? popupFlag;
}
