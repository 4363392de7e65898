import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { Services } from '../../../platform/calls/services';
import { RecordKeys, type SecretPlace } from '../../../people/record/values/keys';
import { authenticators } from '../tables';
import { findStep } from './totp';

export type Authenticator = typeof authenticators.$inferSelect;

interface Owner {
  readonly accountId: string;
  readonly personId: string;
}

/** Where a key is sealed for: copied to another account it does not open. */
export const placeOfKey = ({ accountId, personId }: Owner): SecretPlace => ({
  personId,
  rowId: accountId,
  fieldCode: 'authenticator',
});

export async function findAuthenticator(db: Database, accountId: string): Promise<Authenticator | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.accountId, accountId));
  return row ?? null;
}

export async function hasAuthenticator(db: Database, accountId: string): Promise<boolean> {
  return (await findAuthenticator(db, accountId)) !== null;
}

interface NewAuthenticator extends Owner {
  readonly secret: Buffer;
  /** The half minute of the code that proved it. */
  readonly step: number;
  readonly now: Date;
  readonly services: Pick<Services, 'secrets'>;
}

/** Makes an app the account's, in place of the one that it had. */
export async function storeAuthenticator(
  db: Database,
  { secret, step, now, services, ...owner }: NewAuthenticator,
): Promise<void> {
  const keys = new RecordKeys(services.secrets.record);
  const { sealed, keyId } = await keys.seal(db, placeOfKey(owner), secret.toString('base64url'));
  const values = { sealed, keyId, addedAt: now, lastUsedAt: null, lastStep: step };
  await db
    .insert(authenticators)
    .values({ accountId: owner.accountId, ...values })
    .onConflictDoUpdate({ target: authenticators.accountId, set: values });
}

/** Whether this is a code of the account's app that nobody has used yet; from then on it is used. */
export async function acceptAppCode(
  db: Database,
  { typed, now, services, ...owner }: Owner & { typed: string; now: Date; services: Pick<Services, 'secrets'> },
): Promise<boolean> {
  const { accountId } = owner;
  const authenticator = await findAuthenticator(db, accountId);
  if (!authenticator) return false;
  const keys = new RecordKeys(services.secrets.record);
  const secret = Buffer.from(await keys.unseal(db, placeOfKey(owner), authenticator), 'base64url');
  const step = findStep(secret, typed, now);
  if (step === null) return false;
  const accepted = await db
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(authenticators.accountId, accountId), lt(authenticators.lastStep, step)))
    .returning({ accountId: authenticators.accountId });
  return accepted.length > 0;
}
