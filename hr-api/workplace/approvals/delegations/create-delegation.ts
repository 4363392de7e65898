import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { MAX_DELEGATION_DAYS } from '../../../../lib/contract/workplace/approvals/limits';
import { persons } from '../../../people/tables';
import { getVisibleEmployment } from '../../../people/visible-employment';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { isAtWork } from '../resolve/find-leaders';
import { delegations } from '../tables';
import { tellDelegate } from './tell-delegate';

const refuse = (path: string, message: string) => new ApiError('invalid', { issues: [{ path, message }] });

function assertDays(from: CalendarDate, to: CalendarDate, today: CalendarDate): void {
  if (from < today) throw refuse('FromDate', 'past');
  if (to < from) throw refuse('ToDate', 'before_from');
  if (daysBetween(from, to) >= MAX_DELEGATION_DAYS) throw refuse('ToDate', 'too_long');
}

/** Whom the caller may delegate to: somebody they know, who works here and can sign in. */
async function delegateOf(context: CallContext, code: string): Promise<string> {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const employment = await getVisibleEmployment(db, actor, { code, today });
  if (!employment || !(await isAtWork(db, employment.personId, today))) throw refuse('ChillCode', 'unknown');
  if (employment.personId === actor.personId) throw refuse('ChillCode', 'self');
  return employment.personId;
}

/** Of two that are given at once the second waits for the lock on whose they are, and finds the first. */
export const createDelegation: Handler<'createDelegation'> = async ({ ChillCode, FromDate, ToDate }, context) => {
  const { actor, db, now } = context;
  assertDays(FromDate, ToDate, dayOf(now));
  const toId = await delegateOf(context, ChillCode);
  const [fromId, validFrom, validTo] = [actor.personId, FromDate, daysAfter(ToDate, 1)];
  await db.select({ id: persons.id }).from(persons).where(eq(persons.id, fromId)).for('update');
  const isSame = and(
    eq(delegations.fromId, fromId),
    isNull(delegations.stoppedAt),
    lt(delegations.validFrom, validTo),
    gt(delegations.validTo, validFrom),
  );
  if ((await db.$count(delegations, isSame)) > 0) throw new ApiError('conflict');
  const [stored] = await db
    .insert(delegations)
    .values({ code: newCode(), fromId, toId, validFrom, validTo, createdAt: now })
    .returning();
  if (!stored) throw new Error('The delegation was not stored');
  const after = { toId, validFrom, validTo };
  await audit(context, { subject: { kind: 'delegation', id: stored.id }, action: 'delegate approvals', after });
  await tellDelegate(context, 'delegated', stored);
  return { DelegationCode: stored.code };
};
