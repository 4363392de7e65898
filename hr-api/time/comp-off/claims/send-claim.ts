import { randomUUID } from 'node:crypto';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { startApproval } from '../../../workplace/approvals/flow/start-approval';
import { auditedType } from '../../leave/balances/private-types';
import { openHolder } from '../../leave/holder';
import { lockLeaveOf } from '../../leave/ledger/lock-ledger';
import { COMP_OFF_SUBJECT } from '../deciding/comp-off-subject-kind';
import { compOffClaims, compOffDays } from '../tables';
import { claimById, type FoundClaim } from './find-claim';
import { weighClaim, type ClaimIssueAt, type WeighedClaim } from './weigh-claim';

interface Storing {
  readonly employmentId: string;
  readonly typeCode: number;
  readonly reason: string;
}

async function storeClaim({ db, now }: CallContext, weighed: WeighedClaim, storing: Storing): Promise<FoundClaim> {
  const { span, days, amount, minutes, credit } = weighed;
  if (!credit) throw new Error('a claim without a rule is refused');
  const [claim] = await db
    .insert(compOffClaims)
    .values({
      ...{ ...storing, code: newCode(), workFrom: span.from, workTo: span.to, halfDay: span.halfDay },
      ...{ amount, minutes, creditFrom: credit.from, creditTo: credit.to, state: 'pending', askedAt: now },
    })
    .returning();
  if (!claim) throw new Error('the claim was not stored');
  const { employmentId } = storing;
  await db.insert(compOffDays).values(
    days.map((one) => ({
      ...{ claimId: claim.id, employmentId, day: one.day },
      amount: one.amount,
      minutes: one.minutes,
    })),
  );
  return claim;
}

/** Claims days off that were worked, one's own or on behalf of somebody whom one keeps; others decide on it. */
export const sendCompOffClaim: Handler<'sendCompOffClaim'> = async ({ Reason, ...claimed }, context) => {
  const { db } = context;
  const holder = await openHolder(context, claimed.ChillCode);
  await lockLeaveOf(db, holder.id);
  const weighed = await weighClaim(context, claimed, holder);
  const unsaid: ClaimIssueAt[] = Reason === '' ? [{ path: 'Reason', message: 'required' }] : [];
  const issues = [...weighed.issues, ...unsaid];
  if (issues.length > 0) throw new ApiError('invalid', { issues });
  const storing = { employmentId: holder.id, typeCode: claimed.TypeCode, reason: Reason };
  const claim = await storeClaim(context, weighed, storing);
  const { id, code, workFrom, workTo, halfDay, amount } = claim;
  await audit(context, {
    subject: { kind: 'comp-off', id },
    personId: holder.personId,
    action: 'claim comp-off',
    after: { from: workFrom, to: workTo, halfDay, amount, type: await auditedType(db, claimed.TypeCode) },
  });
  await startApproval(context, {
    ...{ kind: COMP_OFF_SUBJECT, subjectId: id, version: randomUUID(), personId: holder.personId },
    effectiveOn: claim.creditFrom,
  });
  return { KeyCode: code, State: (await claimById(db, id)).state };
};
