import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { factorResets } from '../tables';

type FactorReset = typeof factorResets.$inferSelect;

export async function findReset(db: Database, accountId: string): Promise<FactorReset | null> {
  const [reset] = await db.select().from(factorResets).where(eq(factorResets.accountId, accountId));
  return reset ?? null;
}

/** Whether an account was reset and has no new factor yet. */
export async function waitsForNewFactor(db: Database, accountId: string): Promise<boolean> {
  const reset = await findReset(db, accountId);
  return reset !== null && reset.agreedAt !== null;
}

export async function forgetReset(db: Database, accountId: string): Promise<void> {
  await db.delete(factorResets).where(eq(factorResets.accountId, accountId));
}
