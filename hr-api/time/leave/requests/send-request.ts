import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { deleteUnusedUploads } from '../../../platform/files/delete-unused';
import { claimUpload } from '../../../platform/files/uploads';
import { uploads } from '../../../platform/files/tables';
import { newCode } from '../../../platform/new-code';
import { amendApproval } from '../../../workplace/approvals/flow/amend-approval';
import { lockOpenApproval, startApproval } from '../../../workplace/approvals/flow/start-approval';
import { auditedType } from '../balances/private-types';
import { openHolder } from '../holder';
import { lockLeaveOf } from '../ledger/lock-ledger';
import { leaveDays, leaveRequests } from '../tables';
import { weighLeave, type AskedLeave, type Asking } from './weigh-leave';
import { findRequest, type FoundRequest } from './find-request';
import { LEAVE_PROOF, LEAVE_SUBJECT } from './deciding/leave-subject-kind';

/** The upload that a request names: one that it has already, or one of the caller's that no record has. */
async function proofOf({ db, actor }: CallContext, { ProofCode }: Asking, before: FoundRequest | null) {
  if (ProofCode === '') return null;
  if (before?.proofId) {
    const isIt = and(eq(uploads.id, before.proofId), eq(uploads.code, ProofCode));
    const [kept] = await db.select({ id: uploads.id }).from(uploads).where(isIt);
    if (kept) return kept.id;
  }
  return claimUpload(db, ProofCode, actor.accountId, LEAVE_PROOF, 'ProofCode');
}

type Audited = Pick<
  FoundRequest,
  'firstDay' | 'lastDay' | 'fromPortion' | 'toPortion' | 'hours' | 'amount' | 'typeCode'
>;

const auditedOf = async (db: Database, { firstDay, lastDay, typeCode, ...asked }: Audited) => {
  const { fromPortion, toPortion, hours, amount } = asked;
  const type = await auditedType(db, typeCode);
  return { from: firstDay, to: lastDay, fromPortion, toPortion, hours, amount, type };
};

async function storeRequest(
  context: CallContext,
  { asked, asking, before }: { asked: AskedLeave; asking: Asking; before: FoundRequest | null },
  employmentId: string,
): Promise<FoundRequest> {
  const { db, now } = context;
  const { span, amount, days } = asked;
  const values = {
    typeCode: asking.TypeCode,
    ...{ firstDay: span.from, lastDay: span.to, fromPortion: span.fromPortion, toPortion: span.toPortion },
    ...{ hours: span.hours, amount, note: asking.Note, proofId: await proofOf(context, asking, before) },
  };
  const [stored] = before
    ? await db.update(leaveRequests).set(values).where(eq(leaveRequests.id, before.id)).returning()
    : await db
        .insert(leaveRequests)
        .values({ ...values, code: newCode(), employmentId, state: 'pending', askedAt: now })
        .returning();
  if (!stored) throw new Error('the request was not stored');
  const replaced = before?.proofId ?? null;
  if (replaced !== null && replaced !== stored.proofId) await deleteUnusedUploads(db, [replaced]);
  await db.delete(leaveDays).where(eq(leaveDays.requestId, stored.id));
  await db.insert(leaveDays).values(
    days
      .filter((one) => one.amount > 0)
      .map(({ day, first, second, amount: ofDay }) => ({
        ...{ requestId: stored.id, employmentId, day, first, second, amount: ofDay },
      })),
  );
  return stored;
}

/**
 * Asks for leave, or changes what is asked for and is undecided. A decision holds its approval first and then what it changes, so this
 * takes them in that order, too.
 */
export const sendLeaveRequest: Handler<'sendLeaveRequest'> = async (asking, context) => {
  const { db } = context;
  const found = asking.RequestCode === '' ? null : await findRequest(context, asking.RequestCode);
  const before = found?.request ?? null;
  const holder = found?.holder ?? (await openHolder(context, asking.ChillCode));
  if (before && !(await lockOpenApproval(context, { kind: LEAVE_SUBJECT, subjectId: before.id })))
    throw new ApiError('conflict');
  await lockLeaveOf(db, holder.id);
  const asked = await weighLeave(context, asking, { holder, before });
  if (asked.issues.length > 0) throw new ApiError('invalid', { issues: [...asked.issues] });

  const stored = await storeRequest(context, { asked, asking, before }, holder.id);
  await audit(context, {
    subject: { kind: 'leave', id: stored.id },
    personId: holder.personId,
    action: before ? 'change request for leave' : 'ask for leave',
    ...(before && { before: await auditedOf(db, before) }),
    after: await auditedOf(db, stored),
  });
  const request = {
    ...{ kind: LEAVE_SUBJECT, subjectId: stored.id, version: randomUUID() },
    ...{ sections: [String(asking.TypeCode)], effectiveOn: asked.span.from },
  };
  if (before) await amendApproval(context, request);
  else await startApproval(context, { ...request, personId: holder.personId });
  const [after] = await db
    .select({ code: leaveRequests.code, state: leaveRequests.state })
    .from(leaveRequests)
    .where(eq(leaveRequests.id, stored.id));
  return { RequestCode: stored.code, State: after?.state ?? stored.state };
};
