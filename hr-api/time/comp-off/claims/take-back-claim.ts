import { eq } from 'drizzle-orm';
import { ownDayOf } from '../../../people/own-day';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { lockOpenApproval } from '../../../workplace/approvals/flow/start-approval';
import { withdrawApproval } from '../../../workplace/approvals/flow/withdraw';
import { lockLeaveOf } from '../../leave/ledger/lock-ledger';
import { changeEarned } from '../../leave/ledger/earn-leave';
import { COMP_OFF_SUBJECT } from '../deciding/comp-off-subject-kind';
import { compOffClaims, compOffDays } from '../tables';
import { claimById, findOwnClaim } from './find-claim';

/** Takes an open claim back. Its approval tells the subject, which lets go of the days. */
export const withdrawCompOffClaim: Handler<'withdrawCompOffClaim'> = async ({ KeyCode }, context) => {
  const { id: subjectId } = await findOwnClaim(context, KeyCode);
  const approval = await lockOpenApproval(context, { kind: COMP_OFF_SUBJECT, subjectId });
  if (!approval) throw new ApiError('conflict');
  await withdrawApproval(context, approval);
  return {};
};

/** Takes back what an approved claim was credited, as long as it can be taken and nothing stands on it. */
export const cancelCompOffClaim: Handler<'cancelCompOffClaim'> = async ({ KeyCode }, context) => {
  const { actor, db, now } = context;
  const { id, employmentId } = await findOwnClaim(context, KeyCode);
  await lockLeaveOf(db, employmentId);
  const { state, entryId, creditTo, amount } = await claimById(db, id);
  if (state !== 'approved' || entryId === null) throw new ApiError('conflict');
  const hasLapsed = creditTo !== null && creditTo < (await ownDayOf(db, actor.personId, now));
  if (hasLapsed) throw new ApiError('conflict', { params: { reason: 'lapsed' } });
  if (!(await changeEarned(db, { entryId, amount: -amount }, { today: dayOf(now), now })))
    throw new ApiError('conflict', { params: { reason: 'used' } });
  await db.update(compOffClaims).set({ state: 'cancelled' }).where(eq(compOffClaims.id, id));
  await db.update(compOffDays).set({ isHeld: false }).where(eq(compOffDays.claimId, id));
  await audit(context, {
    subject: { kind: 'comp-off', id },
    personId: actor.personId,
    action: 'cancel comp-off',
    after: { amount },
  });
  return {};
};
