import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import { removeRecoveryCodes } from './recovery-codes/recovery-codes';
import { forgetReset } from './reset/resets';
import { authenticators, passkeys } from './tables';

/** How many factors an account has: its app, and each of its passkeys. */
export async function countFactors(db: Database, accountId: string): Promise<number> {
  const apps = db
    .select({ id: authenticators.accountId })
    .from(authenticators)
    .where(eq(authenticators.accountId, accountId));
  const keys = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return (await unionAll(apps, keys)).length;
}

/** Whether an account has a second factor, whichever. */
export async function hasFactor(db: Database, accountId: string): Promise<boolean> {
  return (await countFactors(db, accountId)) > 0;
}

/** After a factor was removed: with the last one the recovery codes go, which stand in for it. */
export async function forgetWithoutFactor(db: Database, accountId: string): Promise<void> {
  if (await hasFactor(db, accountId)) return;
  await removeRecoveryCodes(db, accountId);
  await forgetReset(db, accountId);
}
