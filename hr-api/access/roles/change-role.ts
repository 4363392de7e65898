import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { noteReplacement } from '../sign-in/sessions/replaced-session';
import { createSession, endSession, sessionTimes } from '../sign-in/sessions/sessions';
import { rolesOf } from '../../people/accounts/roles';
import { canWorkAs } from './policy';

/**
 * Lets the caller go on in another role that they hold today: a new token with the same flag and the same end, and with the
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
  const authToken = await inTransaction(db, (tx) => replace({ ...context, db: tx }, RoleCode));
  log.info({ account: actor.accountId, role: RoleCode }, 'role changed');
  return { authToken, ischg: actor.flag };
};

/** Throws `conflict` where another step has replaced the session meanwhile. */
async function replace(context: CallContext, roleCode: number): Promise<string> {
  const { actor, db, now, services } = context;
  const { accountId, sessionId, flag } = actor;
  const times = await sessionTimes(db, sessionId);
  if (!times || !(await endSession(db, sessionId, 'next-step', now))) throw new ApiError('conflict');
  const next = { accountId, roleCode, flag, follows: sessionId, endsAt: times.endsAt, now, env: services.env };
  const { id, token } = await createSession(db, next);
  await noteReplacement(db, sessionId, id);
  await audit(context, {
    subject: { kind: 'session', id },
    action: 'change role',
    before: { role: actor.roleCode },
    after: { role: roleCode },
  });
  return token;
}
