import { and, count, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { hmac, type Secrets } from '../../platform/secrets';
import { randomAccountId } from '../sign-in/accounts';
import { isValidAt } from '../sign-in/codes/codes';
import { accounts } from '../../people/accounts/tables';
import { passwordCodes } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than a one-time code is good: the person thinks of a new password while it runs, and no countdown hurries them. */
export const CODE_LIFETIME_MS = 10 * MINUTE;

export interface CodeTry {
  readonly accountId: string | null;
  readonly typed: string;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** At most one code of an account. */
const isOpen = and(isNull(passwordCodes.usedAt), isNull(passwordCodes.voidedAt));

/** Bound to its account: the code of one person is any wrong code for another. */
const hashOf = ({ passwordCode }: Secrets, accountId: string, code: string) =>
  hmac(passwordCode, `${accountId}:${code}`).toString('base64url');

/** How many codes an account was sent within the last hour. */
export async function codesOfTheHour(db: Database, accountId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ codes: count() })
    .from(passwordCodes)
    .where(and(eq(passwordCodes.accountId, accountId), gt(passwordCodes.createdAt, new Date(now.getTime() - HOUR))));
  return Number(row?.codes ?? 0);
}

interface NewCode {
  readonly id: string;
  readonly accountId: string | null;
  readonly code: string;
  readonly now: Date;
  readonly secrets: Secrets;
}

/**
 * Keeps a new code of an account, whose older ones are void; false when this very request has its code already. Asks the same
 * where there is no account, and keeps nothing.
 */
export async function storeCode(db: Database, { id, accountId, code, now, secrets }: NewCode): Promise<boolean> {
  const holder = accountId ?? randomAccountId();
  const instant = (at: Date) => sql<Date>`${at.toISOString()}::timestamptz`;
  const ofHolder = db
    .select({
      id: sql<string>`${id}::uuid`.as('id'),
      accountId: accounts.id,
      codeHash: sql<string>`${hashOf(secrets, holder, code)}`.as('code_hash'),
      createdAt: instant(now).as('created_at'),
      endsAt: instant(new Date(now.getTime() + CODE_LIFETIME_MS)).as('ends_at'),
      usedAt: sql<null>`null::timestamptz`.as('used_at'),
      voidedAt: sql<null>`null::timestamptz`.as('voided_at'),
    })
    .from(accounts)
    .where(eq(accounts.id, holder));
  const stored = await db
    .insert(passwordCodes)
    .select(ofHolder)
    .onConflictDoNothing()
    .returning({ id: passwordCodes.id });
  await voidCodes(db, stored.length > 0 ? holder : null, now, id);
  return stored.length > 0;
}

/** Voids what codes of an account are still open, but for one if wanted. */
export async function voidCodes(db: Database, accountId: string | null, now: Date, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(passwordCodes.id, exceptId);
  await db
    .update(passwordCodes)
    .set({ voidedAt: now })
    .where(and(eq(passwordCodes.accountId, accountId ?? randomAccountId()), isOpen, others));
}

/**
 * The account's open code if this is it, in time. The database compares the two hashes, so that a wrong code reads no row of who
 * was mailed one either (T56); what is compared cannot be chosen, since nobody else has the key.
 */
export async function findMatchingCode(db: Database, attempt: CodeTry): Promise<{ id: string } | null> {
  const { accountId, typed, now, secrets } = attempt;
  const holder = accountId ?? randomAccountId();
  const codeHash = hashOf(secrets, holder, typed);
  const [code] = await db
    .select({ id: passwordCodes.id, createdAt: passwordCodes.createdAt, endsAt: passwordCodes.endsAt })
    .from(passwordCodes)
    .where(and(eq(passwordCodes.accountId, holder), isOpen, eq(passwordCodes.codeHash, codeHash)));
  return code && isValidAt(code, now) ? { id: code.id } : null;
}

export async function consumeCode(db: Database, id: string, now: Date): Promise<void> {
  await db.update(passwordCodes).set({ usedAt: now }).where(eq(passwordCodes.id, id));
}

export async function storePassword(db: Database, accountId: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}

/** Deletes codes that no count asks for any more. */
export async function purgePasswordCodes(db: Database, now: Date): Promise<void> {
  await db.delete(passwordCodes).where(lt(passwordCodes.createdAt, new Date(now.getTime() - DAY)));
}
