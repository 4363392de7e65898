import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { ownRolesOf } from '../../../people/accounts/roles';
import { accountById, flagAfterCode } from '../../sign-in/accounts';
import { createSession, endSession, sessionTimes } from '../../sign-in/sessions/sessions';
import { hasFactor } from '../factors';
import { waitsForNewFactor } from '../reset/resets';
import { requiringRolesOf } from './rules';

/** Which role asks for a second factor, none where it was reset, and in which others of theirs the caller can work without one. */
export const getEnrolment: Handler<'getEnrolment'> = async (_request, context) => {
  const { actor, db, now } = context;
  if (await waitsForNewFactor(db, actor.accountId)) return { Role_Name: '', OtherRoles: [] };
  const held = await ownRolesOf(context);
  const due = (await requiringRolesOf(context)).filter(({ until }) => until !== null && until <= now);
  const others = held.filter(({ code }) => code !== actor.roleCode && !due.some((role) => role.code === code));
  return {
    Role_Name: held.find(({ code }) => code === actor.roleCode)?.name ?? '',
    OtherRoles: others.map(({ code, name }) => ({ Role_Code: code, Role_Name: name })),
  };
};

/** Lets the caller go on past the gate, once they have an app or a passkey. */
export const finishEnrolment: Handler<'finishEnrolment'> = async (_request, context) => {
  const { actor, db, now, services, log } = context;
  const { accountId, roleCode, sessionId: follows } = actor;
  if (!(await hasFactor(db, accountId))) throw new ApiError('conflict');
  const times = await sessionTimes(db, follows);
  if (!times || !(await endSession(db, follows, 'next-step', now))) throw new ApiError('conflict');
  const flag = await nextFlagOf(context);
  const next = { accountId, roleCode, flag, follows, endsAt: times.endsAt, now, env: services.env };
  const { id, token } = await createSession(db, next);
  await audit(context, { subject: { kind: 'session', id }, action: 'pass the second factor gate', after: { flag } });
  log.info({ account: accountId, flag }, 'went on past the second factor gate');
  return { authToken: token, ischg: flag };
};

async function nextFlagOf(context: CallContext): Promise<number> {
  return flagAfterCode(context, await accountById(context.db, context.actor.accountId));
}
