import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import type { Offers } from '../../../platform/offers';
import { recordSecrets, recordValues } from '../tables';
import type { RecordKeys } from './keys';

/** Which secret answers are sealed anew in one transaction. */
export interface ResealContext {
  readonly db: Database;
  readonly keys: RecordKeys;
  /** The id of the key that they get. */
  readonly newest: number;
  /** How many rows at once. */
  readonly limit: number;
}

/** Seals some of the secret answers with the newest key that have another, and says of how many rows: none once all are done. */
export type Reseal = (context: ResealContext) => Promise<number>;

declare module '../../../platform/offers' {
  interface Offers {
    /** Where it keeps secret answers: each has to follow a change of the key. */
    readonly secretAnswers?: Reseal;
  }
}

const AT_A_TIME = 500;

/** The secret answers that are in force, were, or will be. */
export const resealValues: Reseal = async ({ db, keys, newest, limit }) => {
  const rows = await db
    .select({ secret: recordSecrets, personId: recordValues.personId, rowId: recordValues.rowId })
    .from(recordSecrets)
    .innerJoin(recordValues, eq(recordValues.id, recordSecrets.valueId))
    .where(ne(recordSecrets.keyId, newest))
    .limit(limit)
    .for('update', { of: recordSecrets });
  for (const { secret, personId, rowId } of rows) {
    const place = { personId, rowId, fieldCode: secret.fieldCode };
    const sealed = await keys.seal(db, place, await keys.unseal(db, place, secret));
    await db
      .update(recordSecrets)
      .set(sealed)
      .where(and(eq(recordSecrets.valueId, secret.valueId), eq(recordSecrets.fieldCode, secret.fieldCode)));
  }
  return rows.length;
};

/** Seals all secret answers of all capabilities with the newest key; where it was stopped, it goes on. Says of how many rows. */
export async function resealAll(db: Database, keys: RecordKeys, capabilities: readonly Offers[]): Promise<number> {
  const { id: newest } = await keys.newest(db);
  let count = 0;
  for (const { secretAnswers } of capabilities) {
    for (let done = AT_A_TIME; secretAnswers && done === AT_A_TIME; count += done) {
      done = await inTransaction(db, (tx) => secretAnswers({ db: tx, keys, newest, limit: AT_A_TIME }));
    }
  }
  return count;
}
