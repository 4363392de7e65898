import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { hmac, type Secrets } from '../../platform/secrets';
import { randomAccountId } from '../sign-in/accounts';
import { isValidAt } from '../sign-in/codes/codes';
import { accounts } from '../../people/accounts/tables';
import { passwordCodes } from './tables';
import { instantValue } from '../../platform/db/instant';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Longer than a one-time code is good: the person thinks of a new password while it runs, and no countdown hurries them. */
export const CODE_LIFETIME_MS = 10 * MINUTE;

export interface CodeTry {
  readonly accountId: string | null;
  /** The browser that has asked for the code, where it is this one; null for any other. */
  readonly askingBrowser: string | null;
  readonly typed: string;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** At most one code of an account for each browser that has asked. */
const isOpen = and(isNull(passwordCodes.usedAt), isNull(passwordCodes.voidedAt));

/** Bound to its account: the code of one person is any wrong code for another. */
const hashOf = ({ passwordCode }: Secrets, accountId: string, code: string) =>
  hmac(passwordCode, `${accountId}:${code}`).toString('base64url');

interface NewCode {
  readonly id: string;
  readonly accountId: string | null;
  readonly browser: string | null;
  readonly code: string;
  readonly endsAt: Date;
  readonly now: Date;
  readonly secrets: Secrets;
}

/**
 * Keeps a new code of an account; the older ones that this browser has asked for are void. False when this very request has its code
 * already. Asks the same where there is no account, and keeps nothing.
 */
export async function storeCode(
  db: Database,
  { id, accountId, browser, code, endsAt, now, secrets }: NewCode,
): Promise<boolean> {
  const holder = accountId ?? randomAccountId();
  const ofHolder = db
    .select({
      id: sql<string>`${id}::uuid`.as('id'),
      accountId: accounts.id,
      browser: sql<string | null>`${browser}::text`.as('browser'),
      codeHash: sql<string>`${hashOf(secrets, holder, code)}`.as('code_hash'),
      createdAt: instantValue(now).as('created_at'),
      endsAt: instantValue(endsAt).as('ends_at'),
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
  await db
    .update(passwordCodes)
    .set({ voidedAt: now })
    .where(
      and(
        eq(passwordCodes.accountId, stored.length > 0 ? holder : randomAccountId()),
        isOpen,
        ne(passwordCodes.id, id),
        browser === null ? isNull(passwordCodes.browser) : eq(passwordCodes.browser, browser),
      ),
    );
  return stored.length > 0;
}

/** Voids what codes of an account are still open. */
export async function voidCodes(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(passwordCodes)
    .set({ voidedAt: now })
    .where(and(eq(passwordCodes.accountId, accountId), isOpen));
}

/**
 * The account's open code if this is it, in time. The database compares the two hashes, so that a wrong code reads no row of who
 * was mailed one either (T56); what is compared cannot be chosen, since nobody else has the key.
 */
export async function findMatchingCode(db: Database, attempt: CodeTry): Promise<{ id: string } | null> {
  const { accountId, askingBrowser, typed, now, secrets } = attempt;
  const holder = accountId ?? randomAccountId();
  const codeHash = hashOf(secrets, holder, typed);
  const [code] = await db
    .select({ id: passwordCodes.id, createdAt: passwordCodes.createdAt, endsAt: passwordCodes.endsAt })
    .from(passwordCodes)
    .where(
      and(
        eq(passwordCodes.accountId, holder),
        isOpen,
        eq(passwordCodes.codeHash, codeHash),
        askingBrowser === null ? undefined : eq(passwordCodes.browser, askingBrowser),
      ),
    );
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
