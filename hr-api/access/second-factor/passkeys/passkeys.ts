import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { OwnPasskey } from '../../../../lib/contract/access/second-factor';
import type { Database } from '../../../platform/db/database';
import { passkeys } from '../tables';

export type Passkey = typeof passkeys.$inferSelect;

/** Of one account, the oldest first. */
export function listPasskeys(db: Database, accountId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.id));
}

const isOwn = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));

/** One of an account; null where it has none of that id, whoever else may. */
export async function findPasskey(db: Database, accountId: string, id: string): Promise<Passkey | null> {
  const [found] = await db.select().from(passkeys).where(isOwn(accountId, id));
  return found ?? null;
}

/** Null where the credential is somebody's already. */
export async function storePasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<Passkey | null> {
  const [stored] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return stored ?? null;
}

export async function namePasskey(db: Database, id: string, name: string): Promise<void> {
  await db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Database, id: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}

export async function deletePasskeys(db: Database, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

interface Use {
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly now: Date;
}

/** Notes a use; false where the counter has not gone on, which is what a copy of the key looks like. One that does not count stays at 0. */
export async function noteUse(db: Database, { id }: Pick<Passkey, 'id'>, use: Use): Promise<boolean> {
  const { counter, isBackedUp, now } = use;
  const doesNotCount = counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const noted = await db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** As its owner reads it. */
export const wirePasskey = ({ id, name, host, isBackedUp, addedAt, lastUsedAt }: Passkey): OwnPasskey => ({
  PasskeyCode: id,
  Name: name,
  Host: host,
  IsSynced: isBackedUp,
  AddedAt: addedAt.toISOString(),
  LastUsedAt: lastUsedAt?.toISOString() ?? '',
});
