import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { standsOf } from '../delegations/stands';
import { readApprovers } from '../flow/approval';
import { findSeat } from '../flow/seat';
import { subjectOf } from '../subject';
import { approvals } from '../tables';
import { isVisible } from './visibility';
import { wireHistory } from './wire-history';
import { readApprovals, wireRows } from './wire-rows';
import { wireSteps } from './wire-steps';

/** One approval with old beside new, its steps and its history, as far as the caller may read it. */
export const getApproval: Handler<'getApproval'> = async ({ KeyCode }, context) => {
  const { actor, db, now, services } = context;
  const stands = await standsOf(db, actor.personId, dayOf(now));
  const isIt = and(eq(approvals.code, KeyCode), ne(approvals.state, 'withdrawn'), await isVisible(context, stands));
  const [id] = await db.select({ id: approvals.id }).from(approvals).where(isIt);
  const [approval] = id ? await readApprovals(context, [id.id]) : [];
  if (!approval) throw new ApiError('not_found');
  const rows = await readApprovers(db, approval.id);
  const seat = findSeat(actor, approval, rows, stands);
  const past = rows.find(({ decidedById }) => decidedById === actor.personId);
  const asked = typeof seat === 'string' ? past : seat;
  const onBehalfOf = asked && asked.personId !== actor.personId ? asked.personId : null;
  const subject = subjectOf(services.capabilities, approval.kind);
  const found = { id: approval.id, at: approval.askedAt, approvalId: approval.id, forId: onBehalfOf };
  const [row] = await wireRows(context, [found]);
  if (!row) throw new ApiError('not_found');
  const link = await subject.linkOf?.(context, approval.subjectId);
  const refusal = approval.state !== 'pending' ? 'decided' : typeof seat === 'string' ? seat : '';
  return {
    ...row,
    Changes: [...(await subject.changesOf(context, approval.subjectId, { onBehalfOf }))],
    IsNew: subject.isNew ?? false,
    Link_Info: link?.link ?? '',
    URLParamKey: link?.key ?? '',
    URLParamValue: link?.value ?? '',
    CannotDecide: refusal,
    CanWithdraw: approval.state === 'pending' && approval.askedById === actor.personId,
    StepList: await wireSteps(context, approval, rows),
    History: await wireHistory(context, approval.id),
  };
};
