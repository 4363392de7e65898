import { eq, ne } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import type { Reseal } from '../../../people/record/values/reseal';
import { authenticators } from '../tables';
import { placeOfKey } from './authenticators';

/** The keys of authenticator apps follow a change of the record's key. */
export const resealAuthenticators: Reseal = async ({ db, keys, newest, limit }) => {
  const rows = await db
    .select({ authenticator: authenticators, personId: accounts.personId })
    .from(authenticators)
    .innerJoin(accounts, eq(accounts.id, authenticators.accountId))
    .where(ne(authenticators.keyId, newest))
    .limit(limit)
    .for('update', { of: authenticators });
  for (const { authenticator, personId } of rows) {
    const { accountId } = authenticator;
    const place = placeOfKey({ accountId, personId: personId ?? '' });
    const { sealed, keyId } = await keys.seal(db, place, await keys.unseal(db, place, authenticator));
    await db.update(authenticators).set({ sealed, keyId }).where(eq(authenticators.accountId, accountId));
  }
  return rows.length;
};
