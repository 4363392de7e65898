import { and, asc, eq } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import { ownDayOf } from '../../../people/own-day';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ApprovalSubject, DecisionContext } from '../../../workplace/approvals/subject';
import { creditEarned } from '../../leave/ledger/earn-leave';
import { lockLeaveOf } from '../../leave/ledger/lock-ledger';
import { claimById, type FoundClaim } from '../claims/find-claim';
import { countClaimed } from '../claims/known-days';
import { compOffClaims, compOffDays } from '../tables';

/** What keeps a claim from being approved by now. */
export type ClaimHindrance = 'changed' | 'lapsed' | 'not_employed' | 'on_leave';

/** Why an open claim cannot be approved any more though it could be made; null where it can. */
export async function hindranceOf(
  { db, now }: Pick<DecisionContext, 'db' | 'now'>,
  claim: FoundClaim,
): Promise<ClaimHindrance | null> {
  const [holder] = await db.select().from(employments).where(eq(employments.id, claim.employmentId));
  if (!holder) throw new Error('the employment is gone');
  const today = await ownDayOf(db, holder.personId, now);
  if (claim.creditTo !== null && claim.creditTo < today) return 'lapsed';
  const span = { from: claim.workFrom, to: claim.workTo, halfDay: claim.halfDay };
  const days = await countClaimed(db, holder, span, { today, earliest: null, except: claim.id });
  const refused = days.map(({ refusal }) => refusal);
  if (refused.includes('not_employed')) return 'not_employed';
  if (refused.includes('on_leave')) return 'on_leave';
  const stored = await db
    .select()
    .from(compOffDays)
    .where(eq(compOffDays.claimId, claim.id))
    .orderBy(asc(compOffDays.day));
  const isSame = days.every(({ day, amount }, at) => stored[at]?.day === day && stored[at].amount === amount);
  return isSame ? null : 'changed';
}

async function credit(context: DecisionContext, claim: FoundClaim): Promise<void> {
  const { db, now } = context;
  const reason = await hindranceOf(context, claim);
  if (reason) throw new ApiError('conflict', { params: { reason } });
  const { id, employmentId, typeCode, amount, creditFrom: day, creditTo: lastDay, reason: note } = claim;
  const entryId = await creditEarned(
    db,
    { employmentId, typeCode, day, lastDay, amount, note },
    { today: dayOf(now), now },
  );
  await db.update(compOffClaims).set({ entryId }).where(eq(compOffClaims.id, id));
}

/** Credits what was approved, once, unless something keeps it from that by now; lets go of the days of what was not. */
export const settleClaim: ApprovalSubject['onDecided'] = async (context, { subjectId, outcome, comment }) => {
  const { db, now } = context;
  const { employmentId } = await claimById(db, subjectId);
  await lockLeaveOf(db, employmentId);
  const [claim] = await db
    .update(compOffClaims)
    .set({ state: outcome, comment, decidedAt: now })
    .where(and(eq(compOffClaims.id, subjectId), eq(compOffClaims.state, 'pending')))
    .returning();
  if (!claim) throw new ApiError('conflict');
  if (outcome === 'approved') await credit(context, claim);
  else await db.update(compOffDays).set({ isHeld: false }).where(eq(compOffDays.claimId, subjectId));
};
