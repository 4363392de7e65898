import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { dayOf } from '../../../platform/dates';
import { changeEarned } from '../../leave/ledger/earn-leave';
import { lockLedger } from '../../leave/ledger/lock-ledger';
import { mayRecount } from '../../leave/recount/may-recount';
import { compOffClaims, compOffDays } from '../tables';
import { recountClaims, type ClaimRecount } from './find-recounts';

/** Stores which days count now; a claim of which none does is cancelled. */
async function storeRecount(db: Database, { claim, days }: ClaimRecount, difference: number): Promise<void> {
  const { id: claimId, employmentId, amount } = claim;
  const changed = days.map(({ day }) => day);
  await db.delete(compOffDays).where(and(eq(compOffDays.claimId, claimId), inArray(compOffDays.day, changed)));
  const counting = days.filter((one) => one.amount > 0);
  if (counting.length > 0)
    await db
      .insert(compOffDays)
      .values(
        counting.map(({ day, amount: ofDay, minutes }) => ({ claimId, employmentId, day, amount: ofDay, minutes })),
      );
  const minutes = sql<number>`(select coalesce(sum(minutes), 0)::int from ${compOffDays} where claim_id = ${claimId})`;
  const left = amount + difference;
  await db
    .update(compOffClaims)
    .set({ amount: left, minutes, ...(left === 0 && { state: 'cancelled' as const }) })
    .where(eq(compOffClaims.id, claimId));
}

/** Credits or takes back what differs with the day and the end of what was credited; false where leave stands on it. */
async function bookRecount(context: CallContext, recount: ClaimRecount): Promise<boolean> {
  const { db, now } = context;
  const { claim, personId, days } = recount;
  const difference = days.reduce((sum, { amount, was }) => sum + amount - was, 0);
  if (claim.entryId === null) throw new Error('a claim without a credit is not counted anew');
  const change = { entryId: claim.entryId, amount: difference };
  if (difference !== 0 && !(await changeEarned(db, change, { today: dayOf(now), now }))) return false;
  await storeRecount(db, recount, difference);
  await audit(context, {
    subject: { kind: 'comp-off', id: claim.id },
    personId,
    action: 'recount comp-off',
    before: { days: days.map(({ day, was }) => ({ day, amount: was })) },
    after: { days: days.map(({ day, amount }) => ({ day, amount })) },
  });
  return true;
}

/** Counts approved claims anew by the calendars as they are, while nobody else writes to a ledger. */
export const recountCompOff: Handler<'recountCompOff'> = async ({ KeyCodes }, context) => {
  await lockLedger(context.db);
  const recounts = await recountClaims(context, KeyCodes, mayRecount(context));
  const booked: ClaimRecount[] = [];
  for (const recount of recounts) if (await bookRecount(context, recount)) booked.push(recount);
  return {
    Claims: booked.length,
    Days: booked.reduce((sum, { days }) => sum + days.length, 0),
    Kept: recounts.length - booked.length,
  };
};
