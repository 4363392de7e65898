import { FLAG } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { noteReplacement } from '../sign-in/sessions/replaced-session';
import { flagInRole } from '../second-factor/roles/flag-in-role';
import { accountById } from '../sign-in/accounts';
import { createSession, endSession, originOf, sessionTimes } from '../sign-in/sessions/sessions';
import { rolesOf } from '../../people/accounts/roles';
import { canWorkAs } from './policy';

/**
 * Lets the caller go on in another role that they hold today: a new token with the same end, and with the
 * old token nothing is written any more (T66). A refusal leaves its own audit row.
 */
export const changeRole: Handler<'changeRole'> = async ({ RoleCode }, context) => {
  const { actor, db, now, log } = context;
  const roleCodes = await rolesOf(db, actor.accountId, dayOf(now));
  if (!canWorkAs({ roleCodes }, RoleCode)) {
    log.warn({ account: actor.accountId, role: actor.roleCode, wanted: RoleCode }, 'role refused');
    const subject = { kind: 'session', id: actor.sessionId };
    await audit(context, { subject, action: 'be refused a role', after: { role: RoleCode } });
    throw new ApiError('forbidden');
  }
  const next = await inTransaction(db, (tx) => replace({ ...context, db: tx }, RoleCode));
  log.info({ account: actor.accountId, role: RoleCode }, 'role changed');
  return next;
};

/** Throws `conflict` where another step has replaced the session meanwhile. */
async function replace(context: CallContext, roleCode: number) {
  const { actor, db, now, services } = context;
  const { accountId, sessionId } = actor;
  const times = await sessionTimes(db, sessionId);
  if (!times || !(await endSession(db, sessionId, 'next-step', now))) throw new ApiError('conflict');
  const flag = await flagOf(context, roleCode);
  const next = { accountId, roleCode, flag, follows: sessionId, endsAt: times.endsAt, now, env: services.env };
  const { id, token } = await createSession(db, next);
  await noteReplacement(db, sessionId, id);
  await audit(context, {
    subject: { kind: 'session', id },
    action: 'change role',
    before: { role: actor.roleCode },
    after: { role: roleCode },
  });
  return { authToken: token, ischg: flag };
}

/** A session keeps its flag in another role, unless that asks for a second factor, or the role before did. */
async function flagOf(context: CallContext, roleCode: number): Promise<number> {
  const { actor, db } = context;
  const { isVouched } = await originOf(db, actor.sessionId);
  const account = await accountById(db, actor.accountId);
  const flag = await flagInRole(context, account, { roleCode, isVouched: isVouched === true });
  return flag === FLAG.enrolment || actor.flag === FLAG.enrolment ? flag : actor.flag;
}
