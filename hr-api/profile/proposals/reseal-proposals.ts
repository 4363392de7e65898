import { eq, sql } from 'drizzle-orm';
import type { Reseal } from '../../people/record/values/reseal';
import type { SealedAnswer } from '../../people/record/values/values';
import { recordProposals } from '../tables';

/** The secret answers that were asked for, decided or not. */
export const resealProposals: Reseal = async ({ db, keys, newest, limit }) => {
  const secrets = sql`jsonb_each(${recordProposals.secrets}) as of_field (code, secret)`;
  const rows = await db
    .select()
    .from(recordProposals)
    .where(sql`exists (select 1 from ${secrets} where (of_field.secret ->> 'keyId')::int <> ${newest})`)
    .limit(limit)
    .for('update');
  for (const { id, personId, rowId, secrets: sealed } of rows) {
    const anew: Record<string, SealedAnswer> = {};
    for (const [fieldCode, secret] of Object.entries(sealed)) {
      const place = { personId, rowId, fieldCode };
      const { hash: _, ...kept } = await keys.seal(db, place, await keys.unseal(db, place, secret));
      anew[fieldCode] = kept;
    }
    await db.update(recordProposals).set({ secrets: anew }).where(eq(recordProposals.id, id));
  }
  return rows.length;
};
