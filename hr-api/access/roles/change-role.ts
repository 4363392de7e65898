import { FLAG } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { storedLanguage } from '../../platform/language';
import { noteReplacement } from '../sign-in/sessions/replaced-session';
import { flagInRole } from '../second-factor/roles/flag-in-role';
import { accountById, type OpenAccount } from '../sign-in/accounts';
import { issueCode } from '../sign-in/codes/codes';
import { createSession, endSession, originOf, sessionTimes } from '../sign-in/sessions/sessions';
import { ownRolesOf } from '../../people/accounts/roles';
import { canWorkAs } from './policy';

/**
 * Lets the caller go on in another role that they hold today: a new token with the same end, and with the
 * old token nothing is written any more (T66). A refusal leaves its own audit row.
 */
export const changeRole: Handler<'changeRole'> = async ({ RoleCode }, context) => {
  const { actor, db, log } = context;
  const roleCodes = (await ownRolesOf(context)).map(({ code }) => code);
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
  const account = await accountById(db, accountId);
  const flag = await flagOf(context, account, roleCode);
  const next = { accountId, roleCode, flag, follows: sessionId, endsAt: times.endsAt, now, env: services.env };
  const { id, token } = await createSession(db, next);
  await noteReplacement(db, sessionId, id);
  if (flag === FLAG.code) {
    const { clientAddress, browser } = context;
    const language = storedLanguage(account.language) ?? context.language;
    await issueCode(db, { account, sessionId: id, now, language, clientAddress, browser, services });
  }
  await audit(context, {
    subject: { kind: 'session', id },
    action: 'change role',
    before: { role: actor.roleCode },
    after: { role: roleCode },
  });
  return { authToken: token, ischg: flag };
}

/**
 * A session keeps its flag in another role, unless that asks for a second factor, or the role before did. To the gate of that leads a
 * mailed code, here as at a sign-in: a stolen password alone adds no app.
 */
async function flagOf(context: CallContext, account: OpenAccount, roleCode: number): Promise<number> {
  const { actor, db } = context;
  const { isVouched } = await originOf(db, actor.sessionId);
  const flag = await flagInRole(context, account, { roleCode, isVouched: isVouched === true });
  if (actor.flag === FLAG.enrolment) return flag;
  if (flag !== FLAG.enrolment) return actor.flag;
  return account.mail === '' ? flag : FLAG.code;
}
